/** A request that exceeds a service's limits and would have to wait long. */
export class HeldBackError extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`held back for ${Math.ceil(waitSeconds / 60)} min, so as not to ask more than is allowed`);
    this.name = 'HeldBackError';
    this.waitSeconds = waitSeconds;
  }
}
