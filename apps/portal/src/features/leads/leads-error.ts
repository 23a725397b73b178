/** A refused command, as one line. */
export class LeadsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LeadsError';
  }
}
