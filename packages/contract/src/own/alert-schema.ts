import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';

const LatLng = ObjectOf({ lat: Num({ minimum: -90, maximum: 90 }), lng: Num({ minimum: -180, maximum: 180 }) });
/** With a longer name an alert would not fit one SMS. */
const Name = Text({ minLength: 1, maxLength: 40 });

/** A new place: coordinates, or a route of points whose first one is the place's own. */
export const PlaceInput = ObjectOf({
  name: Name,
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  points: Optional(ArrayOf(LatLng, { minItems: 2, maxItems: 50 })),
});

/** Changeable fields of a place. */
export const PlaceChange = ObjectOf({
  name: Optional(Name),
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  points: Optional(ArrayOf(LatLng, { minItems: 2, maxItems: 50 })),
  active: Optional(Flag()),
});

/** Place of a preview, and the rule as any JSON object, which `checkRule` of the domain parses. */
export const PreviewInput = ObjectOf({
  lat: Num({ minimum: -90, maximum: 90 }),
  lng: Num({ minimum: -180, maximum: 180 }),
  rule: ObjectOf({}, { additionalProperties: true }),
});

const Id = Text({ minLength: 36, maxLength: 36 });

/** Targets of a rule, sent with the rule itself. */
export const RuleTargets = ObjectOf(
  {
    placeIds: ArrayOf(Id, { minItems: 1, maxItems: 50 }),
    channelIds: ArrayOf(Id, { maxItems: 20 }),
    active: Optional(Flag()),
  },
  { additionalProperties: true },
);

/** A new channel; `agreed` is the ticked checkbox of the form. */
export const ChannelInput = ObjectOf({
  kind: Text(),
  address: Optional(Text({ maxLength: 2000 })),
  subscription: Optional(
    ObjectOf(
      {
        endpoint: Text({ minLength: 1, maxLength: 2000 }),
        keys: ObjectOf({ p256dh: Text({ maxLength: 200 }), auth: Text({ maxLength: 100 }) }),
      },
      { additionalProperties: true },
    ),
  ),
  agreed: Flag(),
});

/** A new webhook: the address to which rules post their messages. */
export const WebhookInput = ObjectOf({
  url: Text({ minLength: 1, maxLength: 2000 }),
  ruleIds: ArrayOf(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
});

/** Switches of a channel or rule. */
export const Switch = ObjectOf({ active: Flag() });

const Hour = Integer({ minimum: 0, maximum: 24 });

/** Quiet hours of rules without their own, in whole hours of Vietnam's clock; null: none. */
export const AlertSettingsInput = ObjectOf({ quietHours: Union([ObjectOf({ from: Hour, to: Hour }), Null()]) });

/** The verification code of a channel. */
export const CodeInput = ObjectOf({ code: Text({ minLength: 1, maxLength: 12 }) });

/** Invitation to the team, and the places whose alerts are shared; default all. */
export const InvitationInput = ObjectOf({
  email: Text({ minLength: 1, maxLength: 254 }),
  places: Optional(ArrayOf(Id, { maxItems: 200 })),
});

/** Changeable fields of a member. */
export const MemberChange = ObjectOf({ places: ArrayOf(Id, { maxItems: 200 }) });

/** Token from the link of an invitation. */
export const TeamToken = ObjectOf({ token: Text({ minLength: 1, maxLength: 100 }) });
