import {
  Array as ArrayOf,
  Boolean as Bool,
  Integer,
  Literal,
  Object as ObjectOf,
  type Static,
  String as Text,
  Union,
} from 'typebox';
import { Id } from './id.ts';

const Name = Text({ minLength: 1, maxLength: 80 });

/**
 * A phone list before its upload: `consent` says how the people agreed, whether to advertising, and that its owner
 * confirms it.
 */
export const CallListInput = ObjectOf({
  name: Name,
  consent: ObjectOf({
    how: Text({ minLength: 10, maxLength: 500 }),
    advertising: Bool(),
    confirmed: Bool(),
  }),
});

/** A new campaign. `startsAt` is a moment such as `2026-11-30T08:00:00+07:00`; minutes are of the day in Vietnam. */
export const CampaignInput = ObjectOf({
  name: Name,
  purpose: Union([Literal('notice'), Literal('advertising')]),
  listId: Id,
  recordingId: Id,
  startsAt: Text({ minLength: 10, maxLength: 40 }),
  fromMinute: Integer({ minimum: 0, maximum: 1440 }),
  toMinute: Integer({ minimum: 0, maximum: 1440 }),
  weekdays: ArrayOf(Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
  onHolidays: Bool(),
  mostTries: Integer({ minimum: 1, maximum: 5 }),
  retryMinutes: Integer({ minimum: 30, maximum: 1440 }),
});

/** A new campaign. */
export type CampaignInput = Static<typeof CampaignInput>;

/** Owner's action on a campaign. */
export const CampaignActionInput = ObjectOf({
  action: Union([Literal('schedule'), Literal('pause'), Literal('resume'), Literal('cancel')]),
});

/** Do-not-call numbers: one per line, or separated by commas. */
export const CallBlocksInput = ObjectOf({ phones: Text({ minLength: 1, maxLength: 20_000 }) });
