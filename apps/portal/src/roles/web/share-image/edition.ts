import { createHash } from 'node:crypto';

const LENGTH = 8;
let last = { version: '', edition: '' };

/** A short name of the runs, the demo and the places that a reply is made from, for addresses that may be kept for ever. */
export function toEdition(version: string): string {
  if (last.version === version && last.edition !== '') return last.edition;
  last = { version, edition: createHash('sha256').update(version).digest('hex').slice(0, LENGTH) };
  return last.edition;
}
