/** A file that is no warning, or a command that cannot be carried out: one line. */
export class WarningError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WarningError';
  }
}
