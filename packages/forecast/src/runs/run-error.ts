/** A run that cannot be published as it is. The message is one line with the reason. */
export class RunError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RunError';
  }
}
