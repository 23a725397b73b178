/** A published run whose files are not what they were when it was written. The message is one line that names the file. */
export class DamagedRunError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedRunError';
  }
}
