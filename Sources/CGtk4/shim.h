// SPDX-License-Identifier: MIT
// GTK 4 and libadwaita for Swift, with functions for what is a macro or variadic in C.
#ifndef RX_CGTK4_SHIM_H
#define RX_CGTK4_SHIM_H

// What newer versions replace is what GTK 4.8 and libadwaita 1.2 have, the oldest that this module works with.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

// Casts that are macros in C.
static inline GObject *rx_object(gpointer instance) { return (GObject *)instance; }
static inline GtkWidget *rx_widget(gpointer instance) { return (GtkWidget *)instance; }

// A closure whose data is released when the closure is.
static inline GClosure *rx_closure(gpointer data, GClosureMarshal marshal, GClosureNotify finalize) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
  g_closure_add_finalize_notifier(closure, data, finalize);
  g_closure_set_marshal(closure, marshal);
  return closure;
}

// A label that shows the whole text as its tooltip when it had to cut it.
static inline gboolean rx_label_is_cut(GtkLabel *label) {
  return pango_layout_is_ellipsized(gtk_label_get_layout(label));
}
static inline gboolean rx_label_query_tooltip(GtkWidget *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer data) {
  if (!rx_label_is_cut((GtkLabel *)label)) return FALSE;
  gtk_tooltip_set_text(tooltip, gtk_label_get_text((GtkLabel *)label));
  return TRUE;
}
static inline void rx_label_show_cut_text(GtkLabel *label) {
  gtk_widget_set_has_tooltip((GtkWidget *)label, TRUE);
  g_signal_connect(label, "query-tooltip", G_CALLBACK(rx_label_query_tooltip), NULL);
}

// An object that carries a pointer, as a row of a list model.
static inline GObject *rx_row_new(gpointer data, GDestroyNotify destroy) {
  GObject *object = g_object_new_with_properties(G_TYPE_OBJECT, 0, NULL, NULL);
  g_object_set_data_full(object, "rx-row", data, destroy);
  return object;
}
static inline gpointer rx_row_data(gpointer row) { return g_object_get_data((GObject *)row, "rx-row"); }

#if defined(__linux__)
// The main queue's event source and its callback, for loops that are not Dispatch's own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
