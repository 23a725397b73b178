import { SITE_WORK } from '#trade/site-work.table.ts';
import { type DecisionCompare, type DecisionCondition, toConditions } from './decision-condition.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/** Trades by which templates are grouped. */
export const DECISION_TRADES = [
  'construction',
  'farming',
  'transport',
  'events',
  'sea',
  'mining',
  'schools',
  'energy',
  'shops',
  'aviation',
] as const;
/** Trade of a template. */
export type DecisionTrade = (typeof DECISION_TRADES)[number];

const limit =
  (compare: DecisionCompare) =>
  (quantity: DecisionQuantity, threshold: number, near: number | null, hours = 1): DecisionCondition => ({
    quantity,
    compare,
    threshold,
    near,
    hours,
  });
const atMost = limit('atMost');
const atLeast = limit('atLeast');
const above = limit('above');

const NO_THUNDER = atMost('thunder', 1, 0);

/** A template: its trade and its conditions. */
interface DecisionTemplate {
  readonly trade: DecisionTrade;
  readonly conditions: readonly DecisionCondition[];
}

/**
 * Templates of activities by trade. Those in `SITE_WORK` use its limits. The others have limits proposed by the portal:
 * wind by the upper ends of forces 4 to 7 (domain.md §2.5), rain per hour (§1.3.6), heat by `feelsLike` (35 and 41 °C),
 * thunder by forecast risk (§3.5.2), concrete, paint and crops by common trade practice. They are starting points: the
 * rules of a site, its equipment and its insurer take precedence.
 */
export const DECISION_TEMPLATES = {
  concretePour: {
    trade: 'construction',
    conditions: [
      atMost('rain', 2.5, 0.5, 4),
      atMost('temperature', 35, 32),
      atLeast('temperature', 5, 10),
      atMost('windSpeed', 12, 8),
    ],
  },
  craneLift: { trade: 'construction', conditions: [...toConditions(SITE_WORK.craneLift), NO_THUNDER] },
  painting: {
    trade: 'construction',
    conditions: [
      atMost('humidity', 85, 80),
      atMost('rain', 0.5, 0.1, 6),
      atMost('temperature', 35, 32),
      atLeast('temperature', 5, 10),
    ],
  },
  workAtHeight: {
    trade: 'construction',
    conditions: [atMost('windGust', 13.8, 10.7), atMost('rain', 2.5, 0.5), NO_THUNDER],
  },
  roofing: {
    trade: 'construction',
    conditions: [atMost('windGust', 10.7, 8), atMost('rain', 0.5, 0.1, 3), atMost('feelsLike', 41, 35), NO_THUNDER],
  },
  earthworks: { trade: 'construction', conditions: [atMost('rain', 5, 1, 6), atMost('rainProbability', 80, 50, 6)] },
  facadeCleaning: {
    trade: 'construction',
    conditions: [atMost('windGust', 10.7, 8), atMost('rain', 0.5, 0.1), NO_THUNDER],
  },
  spraying: {
    trade: 'farming',
    conditions: [atMost('windSpeed', 4.2, 3), atMost('rain', 0.5, 0.1, 4), atMost('temperature', 32, 30)],
  },
  cropDrying: {
    trade: 'farming',
    conditions: [atMost('rainProbability', 40, 20, 6), atMost('humidity', 80, 75), atMost('rain', 0.2, 0.1, 6)],
  },
  fertilising: { trade: 'farming', conditions: [atMost('rain', 10, 2.5, 6), atMost('windSpeed', 7.9, 5.4)] },
  harvesting: {
    trade: 'farming',
    conditions: [atMost('rain', 0.5, 0.1, 4), atMost('windGust', 13.8, 10.7), NO_THUNDER],
  },
  motorbikes: { trade: 'transport', conditions: toConditions(SITE_WORK.motorbikes) },
  lorries: { trade: 'transport', conditions: toConditions(SITE_WORK.lorries) },
  containers: { trade: 'transport', conditions: toConditions(SITE_WORK.containers) },
  openLoading: {
    trade: 'transport',
    conditions: [atMost('rain', 0.5, 0.1, 2), atMost('windGust', 13.8, 10.7), NO_THUNDER],
  },
  openStage: { trade: 'events', conditions: toConditions(SITE_WORK.openStage) },
  beach: { trade: 'events', conditions: toConditions(SITE_WORK.beach) },
  walkingTour: { trade: 'events', conditions: toConditions(SITE_WORK.walkingTour) },
  gardenParty: {
    trade: 'events',
    conditions: [atMost('rainProbability', 60, 30, 4), atMost('windGust', 10.7, 8), atMost('feelsLike', 41, 35)],
  },
  crewTransfer: { trade: 'sea', conditions: toConditions(SITE_WORK.crewTransfer) },
  deckWork: { trade: 'sea', conditions: toConditions(SITE_WORK.deckWork) },
  vesselLift: { trade: 'sea', conditions: toConditions(SITE_WORK.vesselLift) },
  supplyRun: { trade: 'sea', conditions: toConditions(SITE_WORK.supplyRun) },
  helideck: {
    trade: 'sea',
    conditions: [atMost('windGust', 20.7, 17.1), atLeast('visibility', 1.5, 5), NO_THUNDER],
  },
  blasting: { trade: 'mining', conditions: toConditions(SITE_WORK.blasting) },
  pitHaul: { trade: 'mining', conditions: toConditions(SITE_WORK.pitHaul) },
  drilling: { trade: 'mining', conditions: toConditions(SITE_WORK.drilling) },
  outdoorLesson: {
    trade: 'schools',
    conditions: [atMost('rain', 0.5, 0.1), atMost('feelsLike', 38, 35), atMost('uvIndex', 10, 7), NO_THUNDER],
  },
  sportsDay: {
    trade: 'schools',
    conditions: [
      atMost('rainProbability', 60, 30, 3),
      atMost('feelsLike', 38, 33),
      atMost('uvIndex', 8, 6),
      NO_THUNDER,
    ],
  },
  lineWork: {
    trade: 'energy',
    conditions: [atMost('windGust', 13.8, 10.7), atMost('rain', 0.5, 0.1, 2), atMost('humidity', 95, 85), NO_THUNDER],
  },
  mastClimb: {
    trade: 'energy',
    conditions: [atMost('windSpeed50', 10.7, 8), atMost('rain', 0.5, 0.1, 2), NO_THUNDER],
  },
  turbineService: { trade: 'energy', conditions: [above('windSpeed100', 12, 10, 2), NO_THUNDER] },
  panelCleaning: {
    trade: 'energy',
    conditions: [atMost('rain', 0.5, 0.1), atMost('windGust', 10.7, 8), atMost('feelsLike', 41, 35), NO_THUNDER],
  },
  streetStall: {
    trade: 'shops',
    conditions: [atMost('rain', 2.5, 0.5, 2), atMost('windGust', 13.8, 10.7), atMost('feelsLike', 41, 38)],
  },
  photoShoot: {
    trade: 'shops',
    conditions: [atMost('rainProbability', 40, 20, 2), atMost('windGust', 10.7, 8), atMost('feelsLike', 38, 35)],
  },
  dryUnloading: {
    trade: 'shops',
    conditions: [atMost('rain', 0.2, 0.1, 2), atMost('humidity', 95, 85), atMost('windGust', 13.8, 10.7)],
  },
  rampWork: {
    trade: 'aviation',
    conditions: [atMost('windGust', 17.1, 13.8), atMost('feelsLike', 41, 38), NO_THUNDER],
  },
  droneFlight: {
    trade: 'aviation',
    conditions: [
      atMost('windGust', 10.7, 8),
      atMost('windSpeed100', 12, 10),
      atMost('rain', 0.2, 0.1),
      atLeast('visibility', 2, 5),
      NO_THUNDER,
    ],
  },
} as const satisfies Record<string, DecisionTemplate>;

/** Id of a template. */
export type DecisionTemplateId = keyof typeof DECISION_TEMPLATES;

/** Every template, in table order. */
export const DECISION_TEMPLATE_IDS = Object.keys(DECISION_TEMPLATES) as readonly DecisionTemplateId[];
