import { createHash } from 'node:crypto';
import { toSlug } from '@portal/domain/place/slug';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { Warning } from './warning.ts';

const LONGEST_NUMBER = 40;

/**
 * `2026-08-03-dbqg-17-3f9a1c`: the same bulletin has the same name whenever it comes; a warning that is one of several of a
 * message has its place there behind it (`…-2`).
 */
export function toWarningId(
  { issuer, number, issuedAt }: Pick<Warning, 'issuer' | 'number' | 'issuedAt'>,
  part: number | null,
): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([issuer, number]))
    .digest('hex')
    .slice(0, 6);
  const words = toSlug(number).slice(0, LONGEST_NUMBER).replace(/-+$/, '');
  return [formatDate(issuedAt), words, mark, part === null ? '' : String(part)].filter((word) => word !== '').join('-');
}
