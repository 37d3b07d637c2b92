#pragma once
typedef struct _opaque_pthread_t *pthread_t; pthread_t pthread_self(void);
