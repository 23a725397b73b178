/** A request that would be more than a service allows, and has to wait for long. */
export class HeldBackError extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`held back for ${Math.ceil(waitSeconds / 60)} min, so as not to ask more than is allowed`);
    this.name = 'HeldBackError';
    this.waitSeconds = waitSeconds;
  }
}
