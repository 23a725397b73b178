/** A published run whose files fail their checksums. The message is one line that names the file. */
export class DamagedRunError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedRunError';
  }
}
