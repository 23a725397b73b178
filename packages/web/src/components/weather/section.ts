import type { CallResult } from '@portal/contract/call-api';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { findRunAgeHours, UNUSABLE_AFTER_HOURS } from './run-age.ts';

/** Why a part of a page shows nothing. */
export type MissingReason = 'noData' | 'tooOld' | 'failed';

/** A part of a page: its data, or why there is none. The rest of the page does not mind. */
export type Section<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly reason: MissingReason };

/** A call's result as a part of a page; a forecast that is too old is not shown as one. */
export function toSection<Reply extends { readonly issued: Issued }>(
  result: CallResult<Reply>,
  nowAt: string,
): Section<Reply> {
  if (!result.ok) return { ok: false, reason: result.problem.errorCode === 'noData' ? 'noData' : 'failed' };
  const hours = findRunAgeHours(result.reply.issued, nowAt);
  if (hours !== null && hours > UNUSABLE_AFTER_HOURS) return { ok: false, reason: 'tooOld' };
  return { ok: true, reply: result.reply };
}

/** A part whose rows hold no figure at all has no data: a table of dashes is useless. */
export function requireFigures<Reply>(
  section: Section<Reply>,
  listRows: (reply: Reply) => readonly object[],
): Section<Reply> {
  if (!section.ok) return section;
  const hasFigure = (row: object) => Object.values(row).some((value) => typeof value === 'number');
  return listRows(section.reply).some(hasFigure) ? section : { ok: false, reason: 'noData' };
}

/** The data of a part, null where it has none. */
export function findReply<Reply>(section: Section<Reply>): Reply | null {
  return section.ok ? section.reply : null;
}
