import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatDegreesApart, formatTemperature } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** What of yesterday is known for a comparison. */
export type Yesterday = EndpointReply<typeof weatherNow>['yesterday'];

/** From here on warmth is called heat, and below the next coolness is called cold. */
const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;

/** `Nóng hơn giờ này hôm qua 2°`; null where one of the two is not known. */
export function describeYesterday(now: Pick<Hour, 'temperature'>, yesterday: Yesterday, view: PageView): string | null {
  const { temperature } = now;
  if (temperature === null || yesterday.temperature === null) return null;
  const words = view.words.place.yesterday;
  const apart = temperature - yesterday.temperature;
  if (Math.abs(apart) < 1) return words.same;
  const value = formatDegreesApart(apart, view.style);
  return apart > 0 ? words.warmer(value, temperature >= HOT_FROM_C) : words.cooler(value, temperature < CHILLY_BELOW_C);
}

/** `hôm qua cao nhất 34°`; null where it is not known. */
export function formatYesterdayHigh({ temperatureMax }: Yesterday, view: PageView): string | null {
  if (temperatureMax === null) return null;
  return view.words.place.yesterday.high(formatTemperature(temperatureMax, view.style));
}
