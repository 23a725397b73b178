/**
 * A file that is not readable GRIB2, or is damaged. The message is one line: file, byte, and what is wrong there.
 */
export class GribError extends Error {
  /** Name of the file as it was opened. */
  readonly file: string;
  /** Byte of the file, from 0, at which the trouble was found. */
  readonly byte: number;

  constructor(file: string, byte: number, trouble: string) {
    super(`${file}: byte ${byte}: ${trouble}`);
    this.name = 'GribError';
    this.file = file;
    this.byte = byte;
  }
}
