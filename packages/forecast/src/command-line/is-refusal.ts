import { GribError } from '#formats/grib2/grib-error.ts';
import { RunError } from '#runs/run-error.ts';

/** Whether an error is an answer to bad input, whose message is one line for people, and not a bug. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof GribError || error instanceof RunError;
}
