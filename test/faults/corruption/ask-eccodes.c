/*
 * Whether ecCodes takes a file after each of some changes: prints 1 for each that it refuses, 0 for others.
 * Arguments: the file; the changes, each as offset and length (uint32, little end first) and its bytes.
 * Each is tried in a process of its own: a reader that dies of a file has not taken it.
 */
#define _GNU_SOURCE
#include <eccodes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned char *read_all(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  fseek(file, 0, SEEK_END);
  *length = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*length + 1);
  if (fread(bytes, 1, *length, file) != *length) exit(2);
  fclose(file);
  return bytes;
}

/* Fields that could be decoded; -1 where one could not. */
static int count_fields(unsigned char *bytes, size_t length) {
  FILE *file = fmemopen(bytes, length, "rb");
  int fields = 0, error = 0;
  codes_handle *handle;
  while ((handle = codes_handle_new_from_file(0, file, PRODUCT_GRIB, &error)) != NULL) {
    size_t count = 0;
    if (error || codes_get_size(handle, "values", &count)) return -1;
    double *values = malloc((count + 1) * sizeof(double));
    if (codes_get_double_array(handle, "values", values, &count)) return -1;
    free(values);
    codes_handle_delete(handle);
    fields++;
  }
  return error ? -1 : fields;
}

static int try_in_child(unsigned char *bytes, size_t length, int expected) {
  pid_t child = fork();
  if (child == 0) {
    if (!freopen("/dev/null", "w", stderr)) _exit(2);
    alarm(20);
    _exit(count_fields(bytes, length) == expected ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  size_t length, changes_length;
  unsigned char *original = read_all(argv[1], &length);
  unsigned char *changes = read_all(argv[2], &changes_length);
  unsigned char *bytes = malloc(length);
  codes_grib_multi_support_on(0);
  int expected = count_fields(original, length);
  if (expected < 1) return 3;
  for (size_t at = 0; at + 8 <= changes_length;) {
    uint32_t head[2];
    memcpy(head, changes + at, 8);
    memcpy(bytes, original, length);
    memcpy(bytes + head[0], changes + at + 8, head[1]);
    putchar(try_in_child(bytes, length, expected) ? '0' : '1');
    at += 8 + head[1];
  }
  putchar('\n');
  return 0;
}
