import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import type { Language } from '@portal/domain/language/language';

/** Places of the account: mountains, delta, coast below the satellites' showers, islands. */
export const WATCHED_PLACES = [
  'ha-noi',
  'sa-pa-lao-cai',
  'lang-son',
  'bach-long-vi-hai-phong',
  'nghe-an',
  'hue',
  'da-nang',
  'ly-son-quang-ngai',
  'quang-ngai',
  'quy-nhon-gia-lai',
  'pleiku-gia-lai',
  'khanh-hoa',
  'da-lat-lam-dong',
  'ho-chi-minh',
  'can-tho',
  'ca-mau',
  'phu-quoc-an-giang',
  'truong-sa-khanh-hoa',
] as const;

const RAIN = [0.1, 0.5, 1, 2.5, 5, 10];
const QUANTITIES: readonly object[] = [
  ...RAIN.map((threshold) => ({ kind: 'rain', threshold })),
  ...[20, 50, 90].map((chance) => ({ kind: 'rain', threshold: 0.5, chance })),
  { kind: 'rain', threshold: 2.5, costLoss: { cost: 1, loss: 5 } },
  { kind: 'rain', threshold: 0.5, segment: 'farming' },
  ...[10, 30, 50, 70, 90].map((threshold) => ({ kind: 'rainChance', threshold })),
  ...[1, 2, 3].map((threshold) => ({ kind: 'thunder', threshold })),
  { kind: 'lightning', threshold: 40 },
  ...[5, 8, 10.8, 13.9].map((threshold) => ({ kind: 'gust', threshold })),
  { kind: 'gust', threshold: 6, windUnit: 'ms' },
  ...[18, 22, 26, 30].map((threshold) => ({ kind: 'temperature', threshold })),
  ...[24, 20, 12].map((threshold) => ({ kind: 'temperature', compare: 'atMost', threshold })),
  { kind: 'temperature', threshold: 23, temperatureUnit: 'F' },
  { kind: 'officialWarning', threshold: 1 },
];

/** The longest lead: whatever the next three hours bring is announced. */
const EVERYWHERE = { leadMinutes: 180, pauseMinutes: 0, maxPerDay: 50 };

function toRule(fields: object, language: Language): AlertRule {
  const checked = checkRule({ ...fields, ...EVERYWHERE, language });
  if (!checked.ok) throw new RangeError(`no rule: ${JSON.stringify({ fields, errors: checked.errors })}`);
  return checked.value;
}

/** Rules of every kind, at limits that are met in some places and not in others, each in both languages. */
export const WATCHED_RULES: readonly AlertRule[] = QUANTITIES.flatMap((fields) =>
  (['vi', 'en'] as const).map((language) => toRule(fields, language)),
);
