import {
  BULLETIN_CONCERNS,
  BULLETIN_LANGUAGES,
  BULLETIN_PURPOSES,
  MOST_BULLETIN_EMAILS,
} from '@portal/domain/expert-bulletin/bulletin-request';
import { Array as ArrayOf, Number as Num, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { OneOf } from './one-of.ts';

const LocalMinute = Text({ maxLength: 16 });

/**
 * A bulletin order. Moments in Vietnam as `2026-11-22T06:00`, `from` and `to` full hours; default `language`:
 * Vietnamese.
 */
export const BulletinOrderInput = ObjectOf({
  place: ObjectOf({
    name: Text({ minLength: 1, maxLength: 80 }),
    lat: Num({ minimum: -90, maximum: 90 }),
    lng: Num({ minimum: -180, maximum: 180 }),
  }),
  from: LocalMinute,
  to: LocalMinute,
  purpose: OneOf(BULLETIN_PURPOSES),
  concerns: ArrayOf(OneOf(BULLETIN_CONCERNS), {
    maxItems: BULLETIN_CONCERNS.length,
  }),
  language: Optional(OneOf(BULLETIN_LANGUAGES)),
  remarks: Optional(Text({ maxLength: 5000 })),
  neededAt: LocalMinute,
  emails: ArrayOf(Text({ maxLength: 300 }), { maxItems: MOST_BULLETIN_EMAILS * 4 }),
});
