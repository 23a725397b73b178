import { GribError } from '#formats/grib2/grib-error.ts';
import { RadarError } from '#radar/radar-error.ts';
import { RunError } from '#runs/run-error.ts';

/**
 * Whether an error is an answer and not a bug, so that its one line is all that people need: input that is refused, or
 * the system saying no (disk full, no permission).
 */
export function isRefusal(error: unknown): error is Error {
  if (error instanceof GribError || error instanceof RunError || error instanceof RadarError) return true;
  return error instanceof Error && 'syscall' in error;
}
