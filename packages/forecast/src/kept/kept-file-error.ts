/** A kept file that is not what it was when it was written. The message is one line that names the file. */
export class KeptFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeptFileError';
  }
}
