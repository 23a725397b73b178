import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, type Static, String as Text } from 'typebox';
import { ActivityInput } from './endpoints/decisions.ts';

const MOST_SITES = 50;

/** An own activity as sent by its owner: conditions, saved places, and whether changes are notified. */
export const OwnActivityInput = ObjectOf(
  {
    ...ActivityInput.properties,
    placeIds: Optional(ArrayOf(Text({ format: 'uuid' }), { maxItems: MOST_SITES })),
    notify: Optional(Flag()),
    active: Optional(Flag()),
  },
  { additionalProperties: false },
);
export type OwnActivityInput = Static<typeof OwnActivityInput>;
