/** Message of what was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** First line of the message: libraries append their input and hints. */
export function describeErrorInLine(error: unknown): string {
  return describeError(error).split('\n', 1)[0] ?? '';
}
