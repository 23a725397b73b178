import type { SeaLimit, SeaQuantity } from '@portal/domain/wind/work-limits';
import type { SeaWork } from '@portal/domain/wind/work-windows';
import type { LimitName } from './endpoints/wind.ts';
import type { FarmWork } from './own/wind-farms.ts';

const QUANTITIES: Readonly<Record<LimitName, SeaQuantity>> = {
  wind: 'windMs',
  gust: 'gustMs',
  waveHeight: 'waveM',
  wavePeriod: 'wavePeriodS',
  current: 'currentMs',
  visibility: 'visibilityKm',
  thunder: 'thunder',
};
const NAMES = Object.fromEntries(Object.entries(QUANTITIES).map(([name, quantity]) => [quantity, name])) as Readonly<
  Record<SeaQuantity, LimitName>
>;

const HUB_M = 100;

/** Name of a quantity in the API. */
export const nameQuantity = (quantity: SeaQuantity): LimitName => NAMES[quantity];

function toLimit({ quantity, height = HUB_M, limit }: FarmWork['limits'][number]): SeaLimit {
  const isWind = quantity === 'wind' || quantity === 'gust';
  return { quantity: QUANTITIES[quantity], heightM: isWind ? height : null, limit };
}

/** An activity from a request, for the rules of the domain. */
export function toSeaWork(work: Omit<FarmWork, 'kind'>): SeaWork {
  const { limits, workHours, contingencyHours = 0, clock = null, alpha = [] } = work;
  return { limits: limits.map(toLimit), workHours, contingencyHours, clock, alpha };
}

/** An activity as requests send it. */
export function toFarmWork(
  kind: FarmWork['kind'],
  { limits, workHours, contingencyHours, clock, alpha }: SeaWork,
): FarmWork {
  return {
    kind,
    limits: limits.map(({ quantity, heightM, limit }) => ({
      quantity: nameQuantity(quantity),
      ...(heightM === null ? {} : { height: heightM }),
      limit,
    })),
    workHours,
    contingencyHours,
    ...(clock === null ? {} : { clock }),
    alpha: [...alpha],
  };
}
