import type { EndpointReply } from '@portal/contract/endpoint';
import type { HighTide, weatherRainTide } from '@portal/contract/endpoints/rain-tide';
import type { Language } from '@portal/domain/language/language';
import {
  findTidalArea,
  listHighTides,
  mayFloodAtHighTide,
  STRETCH_HOURS,
  type HighTide as TideHours,
} from '@portal/domain/sea/high-tide';
import { findTideStation } from '@portal/domain/sea/tide';
import { TIDE_CREDIT } from '@portal/domain/sea/tide-stations.table';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { computeRemainingChance } from '../find-rain.ts';
import { toHourSpan } from '../hour-span.ts';
import { getIssuedWeather } from '../issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '../place-weather.ts';
import { RAIN_VARIABLES } from '../reply-variables.table.ts';
import { round, roundTo } from '../to-hour.ts';
import { noData } from '../to-issued.ts';

type Reply = EndpointReply<typeof weatherRainTide>;

const HOURS = 72;
/** What the reply shows of the hours' rain. */
const SHOWN = RAIN_VARIABLES.filter(([name]) => name === 'rain' || name === 'rainProbability');

/** Rain at the high tides of 72 hours. Throws `AppError` `noData` where no tide shuts drains. */
export function findRainTide(weather: LocatedWeather, language: Language): Reply {
  const { place, hourAt } = weather;
  const area = findTidalArea(place);
  if (area === null) throw noData();
  const to = hourAt + HOURS * HOUR_SECONDS;
  const range = toRange(weather, hourAt, HOURS);
  const hours = listHours(weather, range);
  const tides = listHighTides(area, place, hourAt, to);
  const station = area.basis === 'station' ? (findTideStation(place)?.station ?? null) : null;
  const issued = getIssuedWeather(weather, range, SHOWN);
  return {
    place,
    issued: station === null ? issued : { ...issued, credits: [...issued.credits, TIDE_CREDIT] },
    basis: area.basis,
    gauge: station?.name[language] ?? null,
    errorMinutes: station?.error?.minutes ?? null,
    hours: hours.map(({ at, rainMm, rainProbabilityPercent }) => ({
      at: formatMoment(at),
      rain: roundTo(rainMm, 1),
      rainProbability: roundTo(rainProbabilityPercent, 0),
      isHighTide: tides.some((tide) => at >= tide.from && at < tide.to),
    })),
    tides: tides.map((tide) => toHighTide(weather, hours, tide)),
  };
}

function toHighTide(weather: LocatedWeather, hours: readonly HourWeather[], { from, to, turn }: TideHours): HighTide {
  const wettest = findWettest(
    weather,
    hours.filter(({ at }) => at >= from && at < to),
  );
  return {
    from: formatMoment(from),
    to: formatMoment(to),
    highWater: turn === null ? null : { at: formatMoment(turn.at), height: round(turn.heightM, 2) },
    wettest,
    mayFlood: wettest === null ? null : mayFloodAtHighTide(wettest),
  };
}

/** The stretch with the most rain, the first of equals; null if one is unknown. */
function findWettest(weather: LocatedWeather, hours: readonly HourWeather[]): HighTide['wettest'] {
  const length = Math.min(STRETCH_HOURS, hours.length);
  let wettest: HighTide['wettest'] = null;
  for (let first = 0; first + length <= hours.length; first++) {
    const stretch = hours.slice(first, first + length);
    const { rain } = toHourSpan(stretch);
    const fromAt = stretch[0]?.at;
    if (rain === null || fromAt === undefined) return null;
    if (wettest !== null && rain <= (wettest.rain ?? 0)) continue;
    wettest = {
      from: formatMoment(fromAt),
      to: formatMoment(fromAt + length * HOUR_SECONDS),
      rain,
      rainProbability: computeRemainingChance(weather, stretch),
    };
  }
  return wettest;
}
