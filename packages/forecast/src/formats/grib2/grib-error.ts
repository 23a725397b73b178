/** A file that is damaged or is not readable GRIB2. The message is one line: file, byte and reason. */
export class GribError extends Error {
  /** Name of the file as it was opened. */
  readonly file: string;
  /** Byte of the file, from 0, at which the fault was found. */
  readonly byte: number;

  constructor(file: string, byte: number, trouble: string) {
    super(`${file}: byte ${byte}: ${trouble}`);
    this.name = 'GribError';
    this.file = file;
    this.byte = byte;
  }
}
