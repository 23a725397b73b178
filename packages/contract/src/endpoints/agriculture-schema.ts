import type { DiseaseId } from '@portal/domain/agriculture/disease';
import { DISEASES } from '@portal/domain/agriculture/diseases.table';
import { GRAIN_LAYERS } from '@portal/domain/agriculture/grain-drying';
import { HINT_UNITS, type HintKind } from '@portal/domain/agriculture/hint';
import { RICE_PLANTINGS } from '@portal/domain/agriculture/rice-field';
import { RICE_RISK_UNITS, type RiceRiskKind } from '@portal/domain/agriculture/rice-risk';
import { RICE_STAGES, RICE_VARIETIES } from '@portal/domain/agriculture/rice-stage.table';
import { REASON_UNITS, type ReasonKind } from '@portal/domain/agriculture/verdict';
import { WARNING_KINDS } from '@portal/domain/warning/warning-kind.table';
import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Enum,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { DateText, Language, Moment, measure, TextOrNull } from './place-schema.ts';

/** `rainNow mm, hot °C …`: the unit of each kind with one. */
function listUnits(units: Readonly<Record<string, string | null>>): string {
  return Object.entries(units)
    .flatMap(([kind, unit]) => (unit === null ? [] : [`${kind} ${unit}`]))
    .join(', ');
}

/** Crops of the farming calls. */
export const CropChoice = Union(
  [
    Literal('rice'),
    Literal('maize'),
    Literal('coffee'),
    Literal('pepper'),
    Literal('durian'),
    Literal('dragonFruit'),
    Literal('vegetables'),
    Literal('shrimp'),
  ],
  { description: 'default: rice' },
);

const Activity = Enum(['spray', 'dry', 'fertilise', 'harvest', 'feed']);
const Basis = Enum(['found', 'known', 'proposed'], {
  description: 'found: read in a source; known: from a standard reference; proposed: the portal’s own rule',
});
const Verdict = Union([Enum(['good', 'consider', 'avoid', 'night']), Null()], {
  description:
    'night: not assessed at this hour; null: a deciding value is not known, or an official warning ended less than a day before (reason afterWarning)',
});

/** A reason of a verdict. */
const Reason = ObjectOf({
  kind: Enum(Object.keys(REASON_UNITS) as ReasonKind[]),
  value: measure(`in the unit of the kind: ${listUnits(REASON_UNITS)}`),
  hours: measure('until rain begins, covered by a rain total or chance, or that stay dry'),
  warning: Optional(
    ObjectOf(
      { id: Text(), kind: Enum([...WARNING_KINDS]), number: Text() },
      {
        description: 'for kinds warning and afterWarning: the official warning that stops the work, one of `warnings`',
      },
    ),
  ),
});

const Spell = Union([ObjectOf({ from: Moment, to: Moment }), Null()]);

/** An activity: current advice in words, the next spell for it, and 48 hours. */
export const FarmActivity = ObjectOf({
  activity: Activity,
  name: Text(),
  basis: Basis,
  now: ObjectOf({ verdict: Verdict, reasons: ArrayOf(Reason), text: Text() }),
  next: Union([ObjectOf({ from: Moment, to: Moment, verdict: Enum(['good', 'consider']) }), Null()], {
    description: 'first good window of two hours or more; if there is none, the first to consider',
  }),
  nextText: Text({ description: 'when best to do the work, or that it should wait' }),
  hours: ArrayOf(ObjectOf({ at: Moment, verdict: Verdict, reasons: ArrayOf(Reason) }), { minItems: 48, maxItems: 48 }),
});
export type FarmActivity = Static<typeof FarmActivity>;

/** Effects of a day on a field or pond. */
export const FarmDay = ObjectOf({
  date: DateText,
  temperatureMin: measure('°C'),
  temperatureMax: measure('°C'),
  rain: measure('mm'),
  rainLow: measure('mm, lower bound of the likely range'),
  rainHigh: measure('mm, upper bound of the likely range'),
  et0: measure('mm, reference evapotranspiration'),
  et0Basis: Union([Enum(['penmanMonteith', 'hargreaves']), Null()], {
    description: 'penmanMonteith: FAO-56; hargreaves: from temperatures alone',
  }),
  etc: measure('mm of water the crop uses at mid-season; for a pond, what evaporates'),
  balance: measure('mm, rain minus etc'),
  balanceLow: measure('mm, rainLow minus etc'),
  balanceHigh: measure('mm, rainHigh minus etc'),
  gdd: measure('°C·day, growing degree days'),
  dryingDay: Union([Flag(), Null()], { description: 'whether grain dries in the yard' }),
  pondTemperature: measure('°C, estimated for a shallow pond; null for crops on land'),
  lunar: Union([ObjectOf({ day: Integer(), month: Integer(), leap: Flag() }), Null()]),
  work: ArrayOf(
    ObjectOf({
      activity: Activity,
      goodHours: measure('good hours of the day from now on'),
      best: Spell,
    }),
    { description: 'empty for days that are over' },
  ),
});
export type FarmDay = Static<typeof FarmDay>;

const WaterSum = ObjectOf({
  rain: measure('mm'),
  etc: measure('mm'),
  balance: measure('mm, rain minus etc'),
});

/** Rain and the crop's water use, over the seven days before today and the seven from today on. */
export const FarmWater = ObjectOf({
  coefficient: measure('Kc: etc as a multiple of et0'),
  stage: Literal('mid', { description: 'part of the season that Kc is for' }),
  basis: Basis,
  past: WaterSum,
  coming: WaterSum,
  withheld: Flag({
    description: 'no advice on water: an official warning of level 3 or higher is near, or ended less than a day ago',
  }),
  text: TextOrNull,
});

/** Growing degree days of the seven days before today and the seven from today on. */
export const FarmDegreeDays = Union([
  ObjectOf({
    lowest: measure('°C below which the crop does not grow'),
    highest: measure('°C above which warmth adds no growth'),
    basis: Basis,
    past: measure('°C·day'),
    coming: measure('°C·day'),
    text: TextOrNull,
  }),
  Null(),
]);

/** How favourable the weather is to a disease or pest; not whether a field has it. */
export const FarmDisease = ObjectOf({
  disease: Enum(Object.keys(DISEASES) as DiseaseId[]),
  name: Text(),
  weather: Text({ description: 'the weather that favours it, in a few words' }),
  basis: Basis,
  index: measure('0–100: favourable share of the last seven and the next three days'),
  level: Union([Enum(['low', 'medium', 'high']), Null()], { description: 'below 30, 30 to 60, above 60' }),
  days: ArrayOf(Union([Flag(), Null()]), {
    minItems: 10,
    maxItems: 10,
    description: 'seven before today, today, two after',
  }),
  text: Text(),
});
export type FarmDisease = Static<typeof FarmDisease>;

/** Advice to a grower for the coming days. */
export const FarmHint = ObjectOf({
  kind: Enum(Object.keys(HINT_UNITS) as HintKind[]),
  weight: Enum(['good', 'consider', 'avoid']),
  stage: Enum(['seedling', 'heading', 'flowering', 'any'], {
    description: 'growth stage at which the crop is sensitive to it',
  }),
  from: DateText,
  days: Integer({ description: 'how many of the next seven days' }),
  value: measure(`worst of these days, in the unit of the kind: ${listUnits(HINT_UNITS)}`),
  basis: Basis,
  text: TextOrNull,
});
export type FarmHint = Static<typeof FarmHint>;

const Window = ObjectOf({
  from: Text({ description: 'MM-DD, every year' }),
  to: Text({ description: 'MM-DD, inclusive; before `from` where the window spans New Year' }),
});

/** Seasons of the crop at the place: the main ones of its region. */
export const FarmSeason = ObjectOf({
  region: Union([Enum(['RRD', 'NM', 'NM-high', 'NC', 'SC', 'CH', 'SE', 'MD']), Null()], {
    description: 'crop region, by the provinces until 30 June 2025; null abroad and at sea',
  }),
  isGrown: Flag({ description: 'whether the crop is commonly grown there; if not, nothing is advised' }),
  inField: Flag({ description: 'whether any of it is in the field now; if not, nothing is advised' }),
  sow: ArrayOf(Window),
  flower: ArrayOf(Window),
  harvest: ArrayOf(Window),
  dry: ArrayOf(Window),
  text: TextOrNull,
});
export type FarmSeason = Static<typeof FarmSeason>;

/** What a grower says about a field of rice. */
export const RICE_QUERY = {
  sown: Optional(
    Text({ format: 'date', description: 'day of sowing, in the nursery for transplanted rice: opens riceField' }),
  ),
  variety: Optional(Enum(RICE_VARIETIES.map(String), { description: 'days from sowing to harvest; default: 100' })),
  planting: Optional(Enum([...RICE_PLANTINGS], { description: 'default: direct' })),
};

const RiceStage = Enum([...RICE_STAGES]);

/** A field of rice by its day of sowing. */
export const RiceFieldReply = ObjectOf({
  sown: DateText,
  variety: Integer({ description: 'days from sowing to harvest' }),
  planting: Enum([...RICE_PLANTINGS]),
  day: Integer({ description: 'days since sowing; negative before it' }),
  state: Enum([...RICE_STAGES, 'before', 'after'], {
    description: 'stage today; before sowing and after harvest nothing is advised',
  }),
  marginDays: Integer({ description: 'days by which stages may come sooner or later' }),
  mainSeason: Union([Flag(), Null()], {
    description: 'whether the region mainly sows on that day; null where its seasons are unknown',
  }),
  stages: ArrayOf(ObjectOf({ stage: RiceStage, name: Text(), from: DateText, to: DateText })),
  risks: ArrayOf(
    ObjectOf({
      kind: Enum(Object.keys(RICE_RISK_UNITS) as RiceRiskKind[]),
      level: Enum(['amber', 'red']),
      from: DateText,
      days: Integer({ description: 'how many of the next 15 days' }),
      value: measure(`worst of these days, in the unit of the kind: ${listUnits(RICE_RISK_UNITS)}; blast: its index`),
      margin: Flag({ description: 'only for a field that is earlier or later than estimated' }),
      basis: Basis,
      text: Text(),
    }),
    { description: 'harm by the weather at the stage of each day; the worse first' },
  ),
  text: Text({ description: 'the field today in one sentence' }),
  seasonText: TextOrNull,
});
export type RiceFieldReply = Static<typeof RiceFieldReply>;

/** Thickness of paddy on the yard. */
export const LayerChoice = Enum([...GRAIN_LAYERS], {
  description: 'thin: 2–3 cm; medium: 5 cm, the default; thick: 7–10 cm',
});

/** Drying in the sun on a day. */
export const DryingDayReply = ObjectOf({
  date: DateText,
  verdict: Union([Enum(['good', 'consider', 'avoid']), Null()], {
    description: 'null: not known, or an official warning ended less than a day before',
  }),
  spell: Spell,
  gatherBy: Union([Moment, Null()], {
    description:
      'by when to gather and cover: half an hour before the first hour in which the chance of rain reaches 20 %, or dusk',
  }),
  gatherFor: Union([Enum(['rain', 'stop', 'unknown', 'dusk']), Null()], {
    description: 'stop: thunder or an official warning; unknown: no rain forecast from then on',
  }),
  rainProbability: measure('%, in that hour'),
  text: Text(),
});
export type DryingDayReply = Static<typeof DryingDayReply>;

/** Drying of paddy by its layer: an estimate from the whole weight’s moisture. */
export const GrainReply = ObjectOf({
  layer: LayerChoice,
  moistureFrom: Num({ description: '%, drier fresh paddy' }),
  moistureTo: Num({ description: '%, wetter fresh paddy' }),
  moistureDry: Num({ description: '%, dry enough to store' }),
  dryFrom: Union([Moment, Null()], { description: 'when the drier paddy is dry; null: not within 15 days' }),
  dryTo: Union([Moment, Null()], { description: 'when the wetter paddy is dry' }),
  dryingHours: Num({ description: 'good drying hours until then' }),
  hoursLeft: measure('drying hours that the wetter paddy still needs after 15 days; 0: none'),
  moisture: ArrayOf(
    ObjectOf({
      at: Moment,
      moistureLow: Num({ description: '%, drier paddy' }),
      moistureHigh: Num({ description: '%, wetter paddy' }),
    }),
  ),
  basis: Basis,
  text: Text(),
});
export type GrainReply = Static<typeof GrainReply>;

/** An official warning that stops outdoor work, quoted; current, future, or past for less than a day. */
export const FarmWarning = ObjectOf({
  id: Text(),
  issuer: Text(),
  number: Text(),
  kind: Enum([...WARNING_KINDS]),
  level: Union([Literal(1), Literal(2), Literal(3), Literal(4), Literal(5), Null()]),
  language: Language,
  headline: Text(),
  startsAt: Moment,
  expiresAt: Moment,
  link: TextOrNull,
});
export type FarmWarning = Static<typeof FarmWarning>;

const SolarTerm = ObjectOf({ name: Text(), from: DateText });

/** The terms of the farmer's year. */
export const SolarTerms = ObjectOf({ current: SolarTerm, next: SolarTerm });
