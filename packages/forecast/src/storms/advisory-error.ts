import type { StormAdvisory } from '@portal/domain/storm/storm';

/** An answer that is not the advisory it should be. The message is one line that names what differs. */
export class AdvisoryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdvisoryError';
  }
}

/** An advisory as read from a centre's answer. */
export interface ReadAdvisory {
  readonly advisory: StormAdvisory;
  /** One line for each part that could not be read and is left out. */
  readonly notes: readonly string[];
}

/** A piece of an answer for an error line: short, and on one line. */
export function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
}
