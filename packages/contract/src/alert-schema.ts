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
/** With a longer one, an alert would not fit one text message. */
const Name = Text({ minLength: 1, maxLength: 40 });

/** A place as it is added: by coordinates, or a way of points, of which the first is the place's own. */
export const PlaceInput = ObjectOf({
  name: Name,
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  points: Optional(ArrayOf(LatLng, { minItems: 2, maxItems: 50 })),
});

/** What may be changed of a place. */
export const PlaceChange = ObjectOf({
  name: Optional(Name),
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  points: Optional(ArrayOf(LatLng, { minItems: 2, maxItems: 50 })),
  active: Optional(Flag()),
});

/** Where a rule is tried out, and the rule itself as any JSON object: `checkRule` of the domain reads it. */
export const PreviewInput = ObjectOf({
  lat: Num({ minimum: -90, maximum: 90 }),
  lng: Num({ minimum: -180, maximum: 180 }),
  rule: ObjectOf({}, { additionalProperties: true }),
});

const Id = Text({ minLength: 36, maxLength: 36 });

/** What a rule has beside the rule itself. */
export const RuleTargets = ObjectOf(
  {
    placeIds: ArrayOf(Id, { minItems: 1, maxItems: 50 }),
    channelIds: ArrayOf(Id, { maxItems: 20 }),
    active: Optional(Flag()),
  },
  { additionalProperties: true },
);

/** A channel as it is added; `agreed` is the ticked box of the form. */
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

/** A webhook as it is added: where rules post their messages to. */
export const WebhookInput = ObjectOf({
  url: Text({ minLength: 1, maxLength: 2000 }),
  ruleIds: ArrayOf(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
});

/** Switches of a channel or rule. */
export const Switch = ObjectOf({ active: Flag() });

const Hour = Integer({ minimum: 0, maximum: 24 });

/** When nothing is sent unless a rule says otherwise, in whole hours of Vietnam's clock; null: at any hour. */
export const AlertSettingsInput = ObjectOf({ quietHours: Union([ObjectOf({ from: Hour, to: Hour }), Null()]) });

/** The code that was sent to a channel. */
export const CodeInput = ObjectOf({ code: Text({ minLength: 1, maxLength: 12 }) });

/** Whom to invite to the team, and which places' alerts to share; without a choice all. */
export const InvitationInput = ObjectOf({
  email: Text({ minLength: 1, maxLength: 254 }),
  places: Optional(ArrayOf(Id, { maxItems: 200 })),
});

/** What may be changed of a member. */
export const MemberChange = ObjectOf({ places: ArrayOf(Id, { maxItems: 200 }) });

/** What the link of an invitation holds. */
export const TeamToken = ObjectOf({ token: Text({ minLength: 1, maxLength: 100 }) });
