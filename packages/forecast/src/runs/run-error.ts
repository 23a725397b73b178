/** A run that cannot be published as it is. The message is one line that says why. */
export class RunError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RunError';
  }
}
