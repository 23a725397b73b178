/** A command that cannot be carried out, in one line. */
export class LeadsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LeadsError';
  }
}
