import type { LimitName } from '@portal/contract/endpoints/wind';
import type { FarmWork } from '@portal/contract/wind-farm-schema';
import type { SeaLimit, SeaQuantity } from '@portal/domain/wind/work-limits';
import type { SeaWork } from '@portal/domain/wind/work-windows';

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

/** A kind of work as it is sent, for the rules of the domain. */
export function toSeaWork(work: Omit<FarmWork, 'kind'>): SeaWork {
  const { limits, workHours, contingencyHours = 0, clock = null, alpha = [] } = work;
  return { limits: limits.map(toLimit), workHours, contingencyHours, clock, alpha };
}
