import type { CallResult } from '@portal/contract/call-api';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { findRunAgeHours, UNUSABLE_AFTER_HOURS } from './run-age.ts';

/** Why a part of a page is empty. */
export type MissingReason = 'noData' | 'tooOld' | 'failed';

/** A part of a page: its data, or why there is none; other parts are not affected. */
export type Section<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly reason: MissingReason };

/** A call's result as a part of a page; an outdated forecast counts as missing. */
export function toSection<Reply extends { readonly issued: Issued }>(
  result: CallResult<Reply>,
  nowAt: string,
): Section<Reply> {
  if (!result.ok) return { ok: false, reason: result.problem.errorCode === 'noData' ? 'noData' : 'failed' };
  const hours = findRunAgeHours(result.reply.issued, nowAt);
  if (hours !== null && hours > UNUSABLE_AFTER_HOURS) return { ok: false, reason: 'tooOld' };
  return { ok: true, reply: result.reply };
}

/** A part whose rows have no values counts as missing: a table of dashes is useless. */
export function requireFigures<Reply>(
  section: Section<Reply>,
  listRows: (reply: Reply) => readonly object[],
): Section<Reply> {
  if (!section.ok) return section;
  const hasFigure = (row: object) => Object.values(row).some((value) => typeof value === 'number');
  return listRows(section.reply).some(hasFigure) ? section : { ok: false, reason: 'noData' };
}

export function findReply<Reply>(section: Section<Reply>): Reply | null {
  return section.ok ? section.reply : null;
}
