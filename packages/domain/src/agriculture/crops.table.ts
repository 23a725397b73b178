import {
  DRYING,
  DURIAN_HARVEST,
  FEEDING,
  FERTILISING,
  FRESH_HARVEST,
  HARVEST,
  POND_HARVEST,
  SPRAYING,
} from './activity-limits.table.ts';
import type { Crop, CropId } from './crop.ts';
import { found, known, proposed } from './threshold.ts';

const GDD = 'domain.md §4.1.2';
const KC = 'FAO-56 Table 12';
const COLD = 'domain.md §4.4.3 (IRRI)';
const PROPOSED = 'the portal’s choice, docs/science/agriculture.md';

const BOOTING = 'domain-2.md §15.5.6';

/** The cold is judged on today and the next five days, the rain on three of them (domain-2.md §15.5.2). */
const SOWING = {
  coveredAboveC: null,
  rainToMm: proposed(30, 'domain-2.md §15.5.2'),
  days: proposed(6, 'domain-2.md §15.5.2'),
  rainDays: proposed(3, 'domain-2.md §15.5.2'),
} as const;

const FIELD_WORK = { spray: SPRAYING, dry: DRYING, fertilise: FERTILISING, harvest: HARVEST } as const;

/** The portal's limits for water, rain and gusts: for fields, orchards and ponds without limits of their own. */
const WEATHER_LIMITS = {
  water: { shortMm: proposed(20, PROPOSED), plentyMm: proposed(50, PROPOSED) },
  heavyRainMm: found(50, 'heavy rain, domain.md §1.3.4'),
  strongGustMs: proposed(13.9, 'force 7, domain.md §2.5'),
} as const;

/** Limits of every crop. Kc of mid-season is used if the stage is unknown. */
export const CROPS: Readonly<Record<CropId, Crop>> = {
  rice: {
    ...WEATHER_LIMITS,
    id: 'rice',
    kind: 'field',
    growth: { lowestC: known(10, GDD), highestC: known(30, GDD) },
    coefficients: { initial: known(1.05, KC), mid: known(1.2, KC), end: known(0.75, `${KC}: 0.90–0.60`) },
    activities: FIELD_WORK,
    diseases: ['riceBlast', 'sheathBlight', 'leafBlight', 'planthopper'],
    stresses: [
      { kind: 'cold', stage: 'seedling', value: 'meanC', limit: known(15, COLD) },
      { kind: 'cold', stage: 'heading', value: 'meanC', limit: proposed(17, BOOTING), leastDays: 3 },
      { kind: 'cold', stage: 'heading', value: 'meanC', limit: known(20, COLD), leastDays: 2, weight: 'consider' },
      { kind: 'cold', stage: 'flowering', value: 'meanC', limit: known(22, BOOTING), weight: 'consider' },
      { kind: 'heat', stage: 'flowering', value: 'maxC', limit: proposed(37, BOOTING) },
      { kind: 'heat', stage: 'flowering', value: 'maxC', limit: known(35, 'domain.md §4.4.4'), weight: 'consider' },
    ],
    sowing: {
      ...SOWING,
      meanFromC: proposed(18, 'domain-2.md §15.5.2'),
      coveredAboveC: found(15, 'domain-2.md §15.5.1: official advice in Tuyên Quang'),
    },
    dryingDays: { least: known(2, 'domain.md §4.4.2'), most: known(3, 'domain.md §4.4.2') },
  },
  maize: {
    ...WEATHER_LIMITS,
    id: 'maize',
    kind: 'field',
    growth: { lowestC: known(10, GDD), highestC: known(30, GDD) },
    coefficients: { initial: known(0.3, KC), mid: known(1.2, KC), end: known(0.5, `${KC}: 0.35–0.60`) },
    activities: FIELD_WORK,
    diseases: ['maizeLeafBlight', 'sheathBlight', 'fallArmyworm'],
    stresses: [
      { kind: 'cold', stage: 'seedling', value: 'meanC', limit: proposed(13, PROPOSED) },
      { kind: 'heat', stage: 'flowering', value: 'maxC', limit: known(35, 'maize pollen suffers above 35 °C') },
    ],
    sowing: { ...SOWING, meanFromC: proposed(15, PROPOSED) },
    dryingDays: { least: proposed(2, 'as rice'), most: proposed(4, PROPOSED) },
  },
  coffee: {
    ...WEATHER_LIMITS,
    id: 'coffee',
    kind: 'field',
    growth: { lowestC: known(10, GDD), highestC: null },
    coefficients: {
      initial: known(0.9, `${KC}: bare ground`),
      mid: known(0.95, `${KC}: bare ground`),
      end: known(0.95, `${KC}: bare ground`),
    },
    activities: FIELD_WORK,
    diseases: ['coffeeRust', 'berryAnthracnose'],
    stresses: [
      { kind: 'cold', stage: 'any', value: 'nightMinC', limit: proposed(7, PROPOSED) },
      { kind: 'heat', stage: 'flowering', value: 'maxC', limit: proposed(33, PROPOSED) },
    ],
    sowing: null,
    dryingDays: { least: known(12, 'domain.md §4.4.2'), most: known(25, 'domain.md §4.4.2') },
  },
  pepper: {
    ...WEATHER_LIMITS,
    id: 'pepper',
    kind: 'field',
    growth: { lowestC: proposed(10, 'as coffee'), highestC: null },
    coefficients: { initial: proposed(0.85, PROPOSED), mid: proposed(0.95, 'as coffee'), end: proposed(0.9, PROPOSED) },
    activities: FIELD_WORK,
    diseases: ['pepperFootRot', 'pepperAnthracnose'],
    stresses: [
      { kind: 'cold', stage: 'any', value: 'nightMinC', limit: proposed(12, PROPOSED) },
      { kind: 'heat', stage: 'any', value: 'maxC', limit: proposed(37, PROPOSED) },
    ],
    sowing: null,
    dryingDays: { least: proposed(4, PROPOSED), most: proposed(7, PROPOSED) },
  },
  durian: {
    ...WEATHER_LIMITS,
    id: 'durian',
    kind: 'field',
    growth: { lowestC: proposed(13, PROPOSED), highestC: null },
    coefficients: { initial: proposed(0.75, PROPOSED), mid: proposed(0.95, PROPOSED), end: proposed(0.85, PROPOSED) },
    activities: { spray: SPRAYING, fertilise: FERTILISING, harvest: DURIAN_HARVEST },
    diseases: ['durianPhytophthora', 'durianAnthracnose'],
    stresses: [
      { kind: 'cold', stage: 'any', value: 'nightMinC', limit: proposed(15, PROPOSED) },
      { kind: 'heat', stage: 'flowering', value: 'maxC', limit: proposed(36, PROPOSED) },
    ],
    sowing: null,
    dryingDays: null,
  },
  dragonFruit: {
    ...WEATHER_LIMITS,
    id: 'dragonFruit',
    kind: 'field',
    growth: { lowestC: proposed(10, PROPOSED), highestC: null },
    coefficients: {
      initial: proposed(0.5, 'a cactus drinks little'),
      mid: proposed(0.6, 'a cactus drinks little'),
      end: proposed(0.5, 'a cactus drinks little'),
    },
    activities: { spray: SPRAYING, fertilise: FERTILISING, harvest: FRESH_HARVEST },
    diseases: ['stemCanker', 'dragonAnthracnose'],
    stresses: [
      { kind: 'cold', stage: 'any', value: 'nightMinC', limit: proposed(10, PROPOSED) },
      { kind: 'heat', stage: 'any', value: 'maxC', limit: proposed(38, PROPOSED) },
    ],
    sowing: null,
    dryingDays: null,
  },
  vegetables: {
    ...WEATHER_LIMITS,
    id: 'vegetables',
    kind: 'field',
    growth: { lowestC: proposed(10, PROPOSED), highestC: proposed(30, PROPOSED) },
    coefficients: { initial: known(0.7, KC), mid: known(1.05, KC), end: known(0.95, KC) },
    activities: { spray: SPRAYING, fertilise: FERTILISING, harvest: FRESH_HARVEST },
    diseases: ['lateBlight', 'softRot'],
    stresses: [
      { kind: 'cold', stage: 'any', value: 'nightMinC', limit: proposed(10, PROPOSED) },
      { kind: 'heat', stage: 'any', value: 'maxC', limit: proposed(35, PROPOSED) },
    ],
    sowing: { ...SOWING, meanFromC: proposed(15, PROPOSED) },
    dryingDays: null,
    water: { shortMm: proposed(10, 'shallow roots'), plentyMm: proposed(50, PROPOSED) },
  },
  shrimp: {
    ...WEATHER_LIMITS,
    id: 'shrimp',
    kind: 'pond',
    growth: null,
    coefficients: {
      initial: known(1.05, `${KC}: open water`),
      mid: known(1.05, `${KC}: open water`),
      end: known(1.05, `${KC}: open water`),
    },
    activities: { feed: FEEDING, harvest: POND_HARVEST },
    diseases: ['whiteSpot', 'vibriosis'],
    stresses: [],
    sowing: null,
    heavyRainMm: proposed(30, 'rain that lowers salt and warmth of a pond at once'),
    dryingDays: null,
  },
};
