import type {
  DryingLimits,
  FeedingLimits,
  FertilisingLimits,
  HarvestLimits,
  SprayingLimits,
} from './activity-limits.ts';
import { found, known, proposed } from './threshold.ts';

const METOS = 'support.metos.at 15000050938';
const GRDC = 'GRDC GrowNotes, spray application';

/** Spraying, for every crop: domain.md §4.2. */
export const SPRAYING: SprayingLimits = {
  deltaTFromC: found(2, METOS),
  deltaTToC: found(8, METOS),
  deltaTMostC: found(10, METOS),
  windFromKmh: known(3, GRDC),
  windToKmh: known(15, GRDC),
  windMostKmh: proposed(20, 'domain.md §4.2.2'),
  inversionWindKmh: known(11, GRDC),
  inversionBeforeSunsetHours: found(1, 'grdc.com.au GrowNotes, module 10.8: 1–2 h'),
  inversionAfterSunriseHours: found(1, 'grdc.com.au GrowNotes, module 10.8: about 1 h'),
  temperatureToC: found(28, METOS),
  temperatureMostC: proposed(32, 'domain.md §4.2.3'),
  humidityFromPercent: found(40, METOS),
  humidityToPercent: found(90, METOS),
  humidityMostPercent: found(95, METOS),
  rainMm: proposed(0.3, 'domain.md §4.2.5'),
  rainFreeHours: proposed(6, 'domain.md §4.2.5'),
  rainStopHours: proposed(3, 'domain.md §4.2.5'),
  chancePercent: proposed(40, 'the upper chance of domain.md §4.4.6'),
};

/** Drying rice, maize, coffee and pepper on a yard: domain.md §4.4.6. */
export const DRYING: DryingLimits = {
  rainMm: proposed(0.1, 'domain.md §4.4.6'),
  rainHours: proposed(2, 'domain.md §4.4.6'),
  chanceToPercent: proposed(20, 'domain.md §4.4.6'),
  chanceMostPercent: proposed(40, 'domain.md §4.4.6'),
  humidityToPercent: proposed(70, 'domain.md §4.4.6'),
  humidityMostPercent: proposed(80, 'domain.md §4.4.6'),
  cloudToPercent: proposed(60, 'domain.md §4.4.6'),
};

/** Fertilising, for every crop: domain.md §4.4.7. */
export const FERTILISING: FertilisingLimits = {
  soonHours: proposed(6, 'domain.md §4.4.7'),
  rainSoonToMm: proposed(5, 'domain.md §4.4.7'),
  dayHours: proposed(24, 'domain.md §4.4.7'),
  rainStopMm: proposed(10, 'domain.md §4.4.7, its limit of a good hour'),
  windToKmh: proposed(20, 'domain.md §4.4.7'),
  temperatureFromC: proposed(15, 'domain.md §4.4.7'),
  temperatureToC: proposed(32, 'domain.md §4.4.7'),
};

/** Harvesting crops that must be dry: domain.md §4.4.8. */
export const HARVEST: HarvestLimits = {
  fromHour: proposed(6, 'domain.md §4.4.8'),
  toHour: proposed(18, 'domain.md §4.4.8'),
  rainMm: proposed(0.1, 'domain.md §4.4.8'),
  hoursBefore: proposed(3, 'domain.md §4.4.8'),
  hoursAfter: proposed(4, 'domain.md §4.4.8'),
  stopMm: proposed(0.5, 'domain.md §4.4.8'),
  stopHours: proposed(2, 'domain.md §4.4.8'),
  humidityToPercent: proposed(80, 'domain.md §4.4.8'),
  temperatureToC: null,
};

/** Picking vegetables and dragon fruit, which may be damp but not hot. */
export const FRESH_HARVEST: HarvestLimits = {
  ...HARVEST,
  humidityToPercent: null,
  temperatureToC: proposed(32, 'fresh produce wilts when picked in the heat'),
};

/** Durian, whose flesh turns watery after rain. */
export const DURIAN_HARVEST: HarvestLimits = {
  ...HARVEST,
  hoursBefore: proposed(12, 'growers wait for dry weather before cutting'),
  humidityToPercent: null,
};

/** Netting shrimp: rain and thunder only. */
export const POND_HARVEST: HarvestLimits = { ...HARVEST, humidityToPercent: null };

/** Feeding whiteleg and black tiger shrimp. */
export const FEEDING: FeedingLimits = {
  fromHour: proposed(6, 'usual meals of the day'),
  toHour: proposed(22, 'usual meals of the day'),
  pondFromC: proposed(26, 'two degrees below the best growth of Penaeus vannamei, 28–32 °C (FAO)'),
  pondToC: known(32, 'FAO, Penaeus vannamei: best growth at 28–32 °C'),
  pondLeastC: proposed(24, 'shrimp hardly eat in cooler water'),
  pondMostC: proposed(34, 'shrimp hardly eat in hotter water'),
  rainMm: proposed(2, 'rain cools the surface and lowers the salt'),
  rainStopMm: proposed(10, 'rain cools the surface and lowers the salt'),
  rainHours: proposed(3, 'rain cools the surface and lowers the salt'),
};
