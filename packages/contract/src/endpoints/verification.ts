import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { DateText, Language, Latitude, Longitude, Moment, measure, NumberOrNull, TextOrNull } from './place-schema.ts';

/** The whole country, or a climate region. */
export const ClimateArea = Union([
  Literal('country'),
  Literal('northwest'),
  Literal('northeast'),
  Literal('redRiverDelta'),
  Literal('northCentral'),
  Literal('southCentral'),
  Literal('highlands'),
  Literal('south'),
]);

const ScoredVariable = Union([
  Literal('temperatureMaxC'),
  Literal('temperatureMinC'),
  Literal('rainMm'),
  Literal('rainProbabilityPercent'),
  Literal('windMaxMs'),
  Literal('gustMaxMs'),
  Literal('visibilityMinKm'),
]);

const Count = Integer({ minimum: 0 });
const Score100 = measure('0 to 100; null for fewer than 20 pairs or a month that is not over');

/** Scores of one lead, in the unit of the reply; `Low` and `High`: 5–95 % interval by resampling days. */
export const LeadScores = ObjectOf({
  leadDays: Integer({ minimum: 0, maximum: 15 }),
  pairs: Count,
  pairDays: Count,
  bias: measure('Mean of forecast minus measurement'),
  absoluteError: measure('Mean absolute error'),
  absoluteErrorLow: NumberOrNull,
  absoluteErrorHigh: NumberOrNull,
  squareError: measure('Root mean square error'),
  withinTwo: measure('% of errors up to 2'),
  persistenceError: measure('Mean absolute error of persistence: the last whole day before the run, repeated'),
  climateError: measure('Mean absolute error of the climatology of the place and month'),
  persistenceSkill: measure('1 − error / error of persistence'),
  climateSkill: measure('1 − error / error of climatology'),
  rangeCoverage: measure('% of measurements within the forecast range, which should contain 80 %'),
  brier: measure('Brier score of the chance of rain'),
  brierLow: NumberOrNull,
  brierHigh: NumberOrNull,
  brierReliability: NumberOrNull,
  brierResolution: NumberOrNull,
  brierUncertainty: NumberOrNull,
  monthScore: Score100,
});
export type LeadScores = Static<typeof LeadScores>;

/** Rain as yes or no at a threshold, at one lead. */
export const RainScores = ObjectOf({
  leadDays: Integer({ minimum: 0, maximum: 15 }),
  leastMm: Num({ description: 'mm per day' }),
  hits: Count,
  falseAlarms: Count,
  missedEvents: Count,
  correctNegatives: Count,
  detection: measure('POD'),
  detectionLow: NumberOrNull,
  detectionHigh: NumberOrNull,
  falseAlarmRatio: measure('FAR'),
  falseAlarmRatioLow: NumberOrNull,
  falseAlarmRatioHigh: NumberOrNull,
  successIndex: measure('CSI'),
  successIndexLow: NumberOrNull,
  successIndexHigh: NumberOrNull,
  frequencyBias: NumberOrNull,
  heidkeSkill: measure('HSS'),
  persistenceIndex: measure('CSI of persistence: the last whole day before the run, repeated'),
});
export type RainScores = Static<typeof RainScores>;

/** Gusts or fog as an event at a threshold, at one lead. The rates are null for fewer than ten events. */
export const EventScores = ObjectOf({
  leadDays: Integer({ minimum: 0, maximum: 15 }),
  weatherEvent: Union([Literal('gust'), Literal('fog')], {
    description: 'A gust of at least the threshold; a visibility below it that rain does not explain',
  }),
  eventThreshold: Num({ description: 'In the unit of the reply: m/s, km' }),
  eventCases: Count,
  baseRate: measure('% of cases in which it occurred'),
  hits: Count,
  falseAlarms: Count,
  missedEvents: Count,
  correctNegatives: Count,
  detection: measure('POD'),
  falseAlarmRatio: measure('FAR'),
  successIndex: measure('CSI'),
  frequencyBias: NumberOrNull,
  heidkeSkill: measure('HSS'),
  persistenceIndex: measure('CSI of persistence: the last whole day before the run, repeated'),
});
export type EventScores = Static<typeof EventScores>;

const ReliabilityTenth = ObjectOf({
  cases: Count,
  forecastShare: measure('% forecast on average'),
  observedShare: measure('% of cases in which it rained'),
});

const ProvinceScore = ObjectOf({ province: Text(), pairs: Count, monthScore: Score100 });

/** A forecast with a large error. */
export const WorstMiss = ObjectOf({
  date: DateText,
  station: Text(),
  province: TextOrNull,
  forecastValue: Num(),
  observedValue: Num(),
});
export type WorstMiss = Static<typeof WorstMiss>;

/** Errors of a month's forecasts, as issued, against measurements. Excludes demo weather. */
export const verificationScores = defineEndpoint({
  ...ENDPOINT_ADDRESSES.verificationScores,
  tag: 'verification',
  summary:
    'Scores of archived forecasts against measurements, by lead time, month, province and source; empty without measurements',
  query: ObjectOf({
    source: Optional(Text({ minLength: 1, maxLength: 40 })),
    variable: Optional(ScoredVariable),
    lead: Optional(Integer({ minimum: 0, maximum: 15 })),
    month: Optional(Text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
    province: Optional(Text({ minLength: 1, maxLength: 120 })),
    format: Optional(Union([Literal('json'), Literal('csv')])),
  }),
  body: null,
  files: ['csv'],
  reply: ObjectOf({
    scoredMonth: Union([Text(), Null()], { description: 'YYYY-MM; null: nothing is scored' }),
    source: Text(),
    variable: ScoredVariable,
    unit: Text(),
    province: TextOrNull,
    scoredStations: Count,
    scoredMonths: ArrayOf(Text()),
    scoredSources: ArrayOf(Text()),
    credits: ArrayOf(Text(), { description: 'For the scored sources, and for the measurements where they have one' }),
    scores: ArrayOf(LeadScores, { description: 'By lead time; only the requested one, where one was given' }),
    rainScores: ArrayOf(RainScores),
    eventScores: ArrayOf(EventScores, { description: 'For gusts and fog; empty for other values' }),
    reliabilityBins: ArrayOf(ReliabilityTenth, { description: 'For the requested lead time, otherwise for one day' }),
    provinceScores: ArrayOf(ProvinceScore, { description: 'For the requested lead time, otherwise for one day' }),
    worstMisses: ArrayOf(WorstMiss, { description: 'For the requested lead time, otherwise for one day' }),
  }),
});
/** The reply of `verificationScores`. */
export type VerificationScores = Static<(typeof verificationScores)['reply']>;

/** Gain from correcting a source's temperatures at some leads, on days not learned from before. */
export const TemperatureGain = ObjectOf({
  source: Text(),
  extreme: Union([Literal('low'), Literal('high')], { description: 'The day’s lowest or highest temperature' }),
  leadFrom: Integer({ minimum: 0, maximum: 15 }),
  leadTo: Integer({ minimum: 0, maximum: 15 }),
  learnedDays: Count,
  learnedPairs: Count,
  errorBefore: measure('°C, root mean square error as issued'),
  errorAfter: measure('The same, corrected with what was known when the forecast was made'),
  neighbourBefore: measure('°C, as issued, at stations with others within 100 km'),
  neighbourAfter: measure('The same, corrected with those others alone'),
  isApplied: Flag(),
  reachKm: Num({ description: 'Distance from a station over which its correction applies' }),
  heldBackBy: Union([Literal('switchedOff'), Literal('fewPairs'), Literal('noGain'), Null()], {
    description: 'Why no correction is applied; null: it is applied',
  }),
});
export type TemperatureGain = Static<typeof TemperatureGain>;

/** Gain from correcting a source's wind, humidity or cloud at some leads, on days not learned from before. */
export const ElementGain = ObjectOf({
  source: Text(),
  correctedElement: Union([Literal('wind'), Literal('humidity'), Literal('cloud')], {
    description: 'The strongest wind of a day, its mean humidity, its mean cloud cover',
  }),
  unit: Union([Literal('m/s'), Literal('%')]),
  leadFrom: Integer({ minimum: 0, maximum: 15 }),
  leadTo: Integer({ minimum: 0, maximum: 15 }),
  learnedDays: Count,
  learnedPairs: Count,
  errorBefore: measure('Root mean square error as issued'),
  errorAfter: measure('The same, corrected with what was known when the forecast was made'),
  neighbourBefore: measure('As issued, at stations with others within 100 km'),
  neighbourAfter: measure('The same, corrected with those others alone'),
  isApplied: Flag(),
  reachKm: Num({ description: 'Distance from a station over which its correction applies' }),
  heldBackBy: Union([Literal('switchedOff'), Literal('fewPairs'), Literal('noGain'), Null()], {
    description: 'Why no correction is applied; null: it is applied',
  }),
});
export type ElementGain = Static<typeof ElementGain>;

/** Gain from calibrating a source's rain chances at some leads, on days not learned from before. */
export const ChanceGain = ObjectOf({
  source: Text(),
  climateArea: ClimateArea,
  leadFrom: Integer({ minimum: 0, maximum: 15 }),
  leadTo: Integer({ minimum: 0, maximum: 15 }),
  learnedDays: Count,
  learnedPairs: Count,
  wetStationDays: Integer({ minimum: 0, description: 'Station days with 0.3 mm or more among them' }),
  hazardScale: Num({ description: 'The hourly chance p becomes 1 − exp(−scale · h^power), h = −ln(1 − p)' }),
  hazardPower: Num(),
  brierBefore: measure('Brier score of the daily chance as issued'),
  brierAfter: measure('The same, calibrated with what was known when the forecast was made'),
  reliabilityBefore: measure('Its reliability term: how far chances differ from observed frequencies'),
  reliabilityAfter: measure('The same, calibrated'),
  isApplied: Flag(),
  heldBackBy: Union(
    [
      Literal('switchedOff'),
      Literal('fewDays'),
      Literal('fewEvents'),
      Literal('fewStations'),
      Literal('noGain'),
      Null(),
    ],
    { description: 'Why no calibration is applied; null: it is applied' },
  ),
});
export type ChanceGain = Static<typeof ChanceGain>;

/** Weight of a source in a mean. */
const WeightShare = ObjectOf({ source: Text(), sharePercent: Num({ minimum: 0, maximum: 100 }) });

/** Gain of a mean of sources over the first source alone at some leads, on days not learned from before. */
export const SourceWeights = ObjectOf({
  source: Text({ description: 'The source shown first; its own share comes first' }),
  weightedVariable: Union([Literal('temperature'), Literal('humidity'), Literal('cloud')]),
  weightSeason: Union([Literal('year'), Literal('northeast'), Literal('southwest')], {
    description: 'The monsoon whose days it applies to: November to March, May to September; `year`: all others',
  }),
  unit: Union([Literal('°C'), Literal('%')]),
  leadFrom: Integer({ minimum: 0, maximum: 15 }),
  leadTo: Integer({ minimum: 0, maximum: 15 }),
  learnedDays: Count,
  learnedPairs: Count,
  errorSingle: measure('Root mean square error of the first source alone, corrected'),
  errorWeighted: measure('The same for the mean, weighted with what was known when the forecast was made'),
  errorYear: measure('The same with the weights of the whole year, on the days of the monsoon; null for the year'),
  weightShares: ArrayOf(WeightShare),
  isApplied: Flag(),
  heldBackBy: Union([Literal('switchedOff'), Literal('fewPairs'), Literal('noGain'), Null()], {
    description: 'Why only the first source is shown; null: the mean is shown',
  }),
});
export type SourceWeights = Static<typeof SourceWeights>;

/** What the portal has learned from its errors. Demo weather is neither learned from nor corrected. */
export const verificationLearning = defineEndpoint({
  ...ENDPOINT_ADDRESSES.verificationLearning,
  tag: 'verification',
  summary: 'Corrections learned from past errors and their gain on held-back days; empty without measurements',
  query: ObjectOf({}),
  body: null,
  reply: ObjectOf({
    learnedAt: Union([Moment, Null()], {
      description: 'Corrects runs published from then on; null: nothing has been learned',
    }),
    learnedFrom: Union([DateText, Null()]),
    learnedUntil: Union([DateText, Null()]),
    learnedStations: Count,
    temperatureGains: ArrayOf(TemperatureGain),
    elementGains: ArrayOf(ElementGain),
    sourceWeights: ArrayOf(SourceWeights, { description: 'Empty while no day has several sources' }),
    chanceGains: ArrayOf(ChanceGain, {
      description: 'A climate area with few days or events uses the values of the whole country',
    }),
  }),
});
/** The reply of `verificationLearning`. */
export type VerificationLearning = Static<(typeof verificationLearning)['reply']>;

const Months = (description: string) => ArrayOf(NumberOrNull, { minItems: 12, maxItems: 12, description });

/** A site whose forecasts were compared with its own measurements over a year, by the names of the specification. */
export const VerificationProject = ObjectOf({
  id: Text(),
  yearData: Integer(),
  nameLocation: Text(),
  namePartner: Text(),
  nameProject: Text(),
  lat: Latitude,
  lon: Longitude,
  resultEvaluation: Months('0 to 100, January first; null: no score'),
  description: Text(),
  sourceFileData: Text(),
  dataElement: ObjectOf({
    title: Text(),
    keyActive: Union([
      Literal('temperature'),
      Literal('wind'),
      Literal('rainYesNo'),
      Literal('rainAmount'),
      Literal('wave'),
    ]),
    unit: Text(),
    typeCompares: ArrayOf(ObjectOf({ forecast: Text(), real: Text() })),
  }),
  add: ArrayOf(ObjectOf({ name: Text(), url: Text() })),
  leadText: Text(),
  monthPairs: Months('Pairs of each month; null: not known'),
  persistenceEvaluation: Months('The same score for persistence, which repeats the previous pair; null: none'),
});
export type VerificationProject = Static<typeof VerificationProject>;

/** Projects published by the operator. */
export const verificationProjects = defineEndpoint({
  ...ENDPOINT_ADDRESSES.verificationProjects,
  tag: 'verification',
  summary: 'Sites whose forecasts were compared with their own measurements, with twelve monthly scores each',
  query: ObjectOf({ lang: Optional(Language) }),
  body: null,
  reply: ObjectOf({ projects: ArrayOf(VerificationProject) }),
});

const FORECAST_AND_REPORTED = 'Reports by readers, by what the portal said about rain at the same time and cell';

/** Reports of readers over the last 30 days, compared with the portal's own statements. Not part of any score. */
export const verificationReports = defineEndpoint({
  ...ENDPOINT_ADDRESSES.verificationReports,
  tag: 'verification',
  summary: 'Rain as reported by readers, compared with what the portal said at that moment; the last 30 days',
  query: ObjectOf({}),
  body: null,
  reply: ObjectOf({
    reportedFrom: Text({ format: 'date-time', description: 'First hour' }),
    reportedTo: Text({ format: 'date-time', description: 'End of the last hour, exclusive' }),
    comparedReports: Count,
    saidRainReportedRain: Integer({ minimum: 0, description: FORECAST_AND_REPORTED }),
    saidRainReportedDry: Count,
    saidDryReportedRain: Count,
    saidDryReportedDry: Count,
    reportAgreement: measure('% of the compared reports that say what the portal said; null for fewer than 20'),
    unsaidReports: Count,
    leftOutReports: Count,
  }),
});
/** The reply of `verificationReports`. */
export type VerificationReports = Static<(typeof verificationReports)['reply']>;
