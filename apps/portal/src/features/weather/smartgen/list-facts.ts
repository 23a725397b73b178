import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherSmartgen } from '@portal/contract/endpoints/weather';
import { formatDate, formatMoment, vietnamHour } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import { round } from '#features/weather/to-hour.ts';
import { type DaysFacts, type DescribedDay, isWetDay } from './facts/find-days-facts.ts';
import type { HourlyFacts } from './facts/find-hourly-facts.ts';
import type { NinetyFacts } from './facts/find-ninety-facts.ts';
import type { NowFacts } from './facts/find-now-facts.ts';
import type { TomorrowFacts } from './facts/find-tomorrow-facts.ts';
import type { FogSpell } from './facts/fog-spell.ts';
import type { WindPeak } from './facts/wind-peak.ts';

/** A figure behind a text. */
export type Fact = EndpointReply<typeof weatherSmartgen>['facts'][number];

/** Facts with values; the others are left out. */
function list(...facts: readonly (readonly [name: string, value: number | string | null, unit?: string])[]): Fact[] {
  return facts.flatMap(([name, value, unit = null]) => (value === null ? [] : [{ name, value, unit }]));
}

export function listNowFacts({ nowAt, temperature, feelsLike, code, rain, extreme, wind, fog }: NowFacts): Fact[] {
  return [
    ...list(
      ['hour', vietnamHour(nowAt)],
      ['temperature', temperature, '°C'],
      ['feelsLike', feelsLike, '°C'],
      ['code', code],
    ),
    ...(rain === null ? [] : listRain(rain.spell === null ? [] : [rain.spell])),
    ...list([extreme?.kind === 'high' ? 'temperatureMax' : 'temperatureMin', extreme?.celsius ?? null, '°C']),
    ...listWind(wind),
    ...listFog(fog),
  ];
}

export function listHourlyFacts({ rain, warmths, wind, fog }: HourlyFacts): Fact[] {
  return [
    ...(rain === null ? [] : listRain(rain.spells)),
    ...list(
      ['temperatureMin', warmths?.low.celsius ?? null, '°C'],
      ['temperatureMax', warmths?.high.celsius ?? null, '°C'],
    ),
    ...listWind(wind),
    ...listFog(fog),
  ];
}

export function listTomorrowFacts({ code, rain, low, high, highToday, wind, fog, confidence }: TomorrowFacts): Fact[] {
  return [
    ...list(
      ['code', code],
      ['rainParts', rain === null ? null : rain.wet.join(' ')],
      ['temperatureMin', low, '°C'],
      ['temperatureMax', high, '°C'],
      ['temperatureMaxChange', high === null || highToday === null ? null : round(high, 0) - round(highToday, 0), 'K'],
      ['confidence', confidence],
    ),
    ...listWind(wind),
    ...listFog(fog),
  ];
}

export function listDaysFacts({ days, wettest, hottest, coldest, drop, windiest }: DaysFacts): Fact[] {
  const date = (day: DescribedDay | null) => (day === null ? null : formatDate(day.at));
  return [
    ...list(
      ['days', days.length],
      ['wetDays', days.filter(isWetDay).length],
      ['wettestDay', date(wettest)],
      ['rain', wettest?.rainMm ?? null, 'mm'],
      ['hottestDay', date(hottest)],
      ['temperatureMax', hottest?.high ?? null, '°C'],
      ['coldestDay', date(coldest)],
      ['temperatureMin', coldest?.low ?? null, '°C'],
      ['coolingDay', date(drop?.day ?? null)],
    ),
    ...listWind(windiest?.wind ?? null),
  ];
}

export function listNinetyFacts({ forecast, weeks, rain }: NinetyFacts): Fact[] {
  const wettest = rain?.kind === 'peak' ? rain.week : null;
  return [
    ...(forecast.days.length === 0 ? [] : listDaysFacts(forecast)),
    ...list(
      ['normalWettestWeek', wettest === null ? null : formatDate(wettest.fromAt)],
      ['normalRain', wettest?.rainMm ?? null, 'mm'],
      ['normalTemperatureFirst', weeks[0]?.temperature ?? null, '°C'],
      ['normalTemperatureLast', weeks.at(-1)?.temperature ?? null, '°C'],
    ),
  ];
}

function listRain(spells: readonly RainSpell[]): Fact[] {
  const rain = spells.reduce((sum, { rainMm }) => sum + rainMm, 0);
  const [first] = spells;
  return list(
    ['rainComing', Math.round(rain * 10) / 10, 'mm'],
    ['rainFrom', first === undefined ? null : formatMoment(first.fromAt)],
    ['rainTo', first === undefined || !first.isOver ? null : formatMoment(first.toAt)],
    ['thunder', first?.thunder ?? null],
  );
}

function listWind(wind: WindPeak | null): Fact[] {
  return list(
    ['windForce', wind?.force ?? null],
    ['gustForce', wind?.gustForce ?? null],
    ['windAt', wind === null ? null : formatMoment(wind.at)],
  );
}

function listFog(fog: FogSpell | null): Fact[] {
  return list(
    ['fogFrom', fog === null ? null : formatMoment(fog.fromAt)],
    ['fogTo', fog === null ? null : formatMoment(fog.toAt)],
  );
}
