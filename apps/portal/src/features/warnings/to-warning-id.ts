import { createHash } from 'node:crypto';
import { toSlug } from '@portal/domain/place/slug';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { Warning } from './warning.ts';

const LONGEST_NUMBER = 40;

/** `2026-08-03-dbqg-17-3f9a1c`: the same bulletin has the same name whenever it comes. */
export function toWarningId({ issuer, number, issuedAt }: Pick<Warning, 'issuer' | 'number' | 'issuedAt'>): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([issuer, number]))
    .digest('hex')
    .slice(0, 6);
  const words = toSlug(number).slice(0, LONGEST_NUMBER).replace(/-+$/, '');
  return [formatDate(issuedAt), words, mark].filter((part) => part !== '').join('-');
}
