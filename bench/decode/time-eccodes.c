/* Yardstick: milliseconds that ecCodes takes to decode the first field of a file, one line per round. */
#include <eccodes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  int rounds = atoi(argv[2]);
  for (int round = 0; round < rounds; round++) {
    double started = now_ms();
    FILE *file = fopen(argv[1], "rb");
    if (!file) return 1;
    int error = 0;
    codes_handle *handle = codes_handle_new_from_file(0, file, PRODUCT_GRIB, &error);
    if (!handle || error) return 1;
    size_t count = 0;
    codes_get_size(handle, "values", &count);
    double *values = malloc(count * sizeof(double));
    if (codes_get_double_array(handle, "values", values, &count)) return 1;
    free(values);
    codes_handle_delete(handle);
    fclose(file);
    printf("%.3f\n", now_ms() - started);
  }
  return 0;
}
