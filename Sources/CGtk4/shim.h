// SPDX-License-Identifier: MIT
// GTK 4 and libadwaita for Swift, with functions for what is a macro or variadic in C.
#ifndef RX_CGTK4_SHIM_H
#define RX_CGTK4_SHIM_H

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

// An object that carries a pointer, as a row of a list model.
static inline GObject *rx_row_new(gpointer data, GDestroyNotify destroy) {
  GObject *object = g_object_new_with_properties(G_TYPE_OBJECT, 0, NULL, NULL);
  g_object_set_data_full(object, "rx-row", data, destroy);
  return object;
}
static inline gpointer rx_row_data(gpointer row) { return g_object_get_data((GObject *)row, "rx-row"); }
static inline GListStore *rx_row_store_new(void) { return g_list_store_new(G_TYPE_OBJECT); }
static inline GtkSelectionModel *rx_single_selection_new(GListStore *store) {
  GtkSingleSelection *selection = gtk_single_selection_new(G_LIST_MODEL(g_object_ref(store)));
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  gtk_single_selection_set_selected(selection, GTK_INVALID_LIST_POSITION);
  return GTK_SELECTION_MODEL(selection);
}

#if defined(__linux__)
// The main queue's event source and its callback, for loops that are not Dispatch's own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
