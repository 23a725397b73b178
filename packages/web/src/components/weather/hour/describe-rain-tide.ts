import { rainTideMessages } from '@portal/content/messages/rain-tide-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { HighTide, weatherRainTide } from '@portal/contract/endpoints/rain-tide';
import { nameDayInside } from '#components/weather/day-name.ts';
import { formatClock, formatPercent, formatRain } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

export type RainTideReply = EndpointReply<typeof weatherRainTide>;
type Wettest = NonNullable<HighTide['wettest']>;

/** `17:00–20:00 hôm nay`, `17:00–20:00 thứ Hai`, `17:00–20:00 Monday`. */
function nameStretch({ from, to }: Wettest, view: PageView): string {
  return `${formatClock(from)}–${formatClock(to)} ${nameDayInside(from, view)}`;
}

function describeTide({ highWater }: HighTide, wettest: Wettest, { basis, gauge }: RainTideReply, view: PageView) {
  const words = rainTideMessages[view.style.language];
  const when = nameStretch(wettest, view);
  const rain = formatRain(wettest.rain, view.style);
  const chance = formatPercent(wettest.rainProbability, view.style);
  if (basis === 'station' && highWater !== null && gauge !== null)
    return words.station(when, rain, chance, gauge, formatClock(highWater.at));
  return basis === 'days' ? words.days(when, rain, chance) : words.hours(when, rain, chance);
}

/** The first high tide with much rain in a sentence, the others by their hours; null where there is none. */
export function describeRainTide(reply: RainTideReply, view: PageView): string | null {
  const met = reply.tides.flatMap((tide) =>
    tide.mayFlood === true && tide.wettest ? [{ tide, ...tide.wettest }] : [],
  );
  const [first, ...others] = met;
  if (first === undefined) return null;
  const sentence = describeTide(first.tide, first, reply, view);
  if (others.length === 0) return sentence;
  const also = others.map((stretch) => nameStretch(stretch, view)).join(', ');
  return `${sentence} ${rainTideMessages[view.style.language].also(also)}`;
}

/** What hours and limits rest on. */
export function explainRainTide({ basis, gauge, errorMinutes }: RainTideReply, { style }: PageView): string {
  const { basis: bases, limits } = rainTideMessages[style.language];
  const first = basis === 'station' ? bases.station(gauge ?? '', String(errorMinutes ?? '')) : bases[basis];
  return `${first} ${limits}`;
}
