import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { findScaleValue } from '@portal/domain/geo/map-scale';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatMoment, startOfHour } from '@portal/domain/time/vietnam-time';
import { NATIONAL_SIZE } from '@portal/forecast/radar/national-grid';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { RAIN_SCALE } from '@portal/forecast/radar-keeping/rain-bytes';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import type { RunReference } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { blend, findLead, toModelShare } from './blend.ts';
import type { FindThunder } from './create-thunder-finder.ts';
import { findLightning } from './find-lightning.ts';
import type { RainStep } from './find-rain-course.ts';
import { listAround } from './list-around.ts';
import type { NowcastNeeds } from './needs.ts';
import { toNowcastIssued, viewNowcast } from './nowcast-view.ts';
import { tellRain } from './tell-rain.ts';

type Reply = EndpointReply<typeof nowcastSteps>;
type Step = Reply['steps'][number];

const MODEL_HOURS = 4;
const RETRY_SECONDS = 60;
const NOT_SEEN = 255;

/** Rain of the next three hours at a place. Throws `AppError` for an unknown place, and `noData` where nothing is known. */
export function findNowcastSteps(
  needs: NowcastNeeds,
  findThunder: FindThunder,
  { query }: EndpointInput<typeof nowcastSteps>,
): Reply {
  const place = needs.places.locate(query);
  const { baseAt, radar } = viewNowcast(needs);
  const { hours, run } = readModel(needs, place, baseAt);
  const cell = findRadarCell(place);
  const seen = radar !== null && cell !== null && isSeen(needs, radar, cell) ? { ...radar, cell } : null;
  if (seen === null && run === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const steps = Array.from({ length: LEADS }, (_, index) => {
    const at = baseAt + (index + 1) * LEAD_SECONDS;
    const hour = hours[Math.floor((at - startOfHour(baseAt)) / HOUR_SECONDS)];
    const leadMinutes = ((index + 1) * LEAD_SECONDS) / 60;
    const thunder = findThunder({ radar, cell, place, at, leadMinutes }) ?? hour?.thunder ?? null;
    return toStep(needs, seen, hour, { at, lead: leadMinutes, thunder });
  });
  const told = tellRain(steps.map(toRainStep(baseAt)), { language: query.lang ?? 'vi', isModel: seen === null });
  return {
    place,
    issued: toNowcastIssued({ radar: seen, run, lightning: findLightning(needs, radar) }, needs),
    basis: seen === null ? 'model' : 'radar',
    frameAt: seen === null ? null : formatMoment(seen.frameAt),
    steps,
    sentence: told.sentence,
    starts: told.startsAt === null ? null : formatMoment(told.startsAt),
    stops: told.stopsAt === null ? null : formatMoment(told.stopsAt),
    around: seen === null ? null : listAround(needs, seen, baseAt),
  };
}

const toRainStep =
  (baseAt: EpochSeconds) =>
  ({ lead, rainRate, rainProbability }: Step): RainStep => ({
    at: baseAt + lead * 60,
    minutes: lead,
    rainMmh: rainRate,
    chancePercent: rainProbability,
  });

/** Cell of the national raster, rows from the north; null off the station grid. */
function findRadarCell({ stationCode }: Place): number | null {
  if (stationCode === null) return null;
  const { columns, rows } = NATIONAL_SIZE;
  return (rows - 1 - Math.floor(stationCode / columns)) * columns + (stationCode % columns);
}

/** A radar that sees the place, and the place's cell in its raster. */
type SeenRadar = RadarState & { readonly cell: number };

/** Whether the radar says anything of a cell in the first hour. */
function isSeen({ radar }: NowcastNeeds, { origin, frameAt }: RadarState, cell: number): boolean {
  return [1, 2, 3, 4, 5, 6].some((lead) => (radar.findRain(origin, frameAt, lead)?.[cell] ?? NOT_SEEN) !== NOT_SEEN);
}

function toStep(
  { radar }: NowcastNeeds,
  seen: SeenRadar | null,
  hour: HourWeather | undefined,
  { at, lead, thunder }: { readonly at: EpochSeconds; readonly lead: number; readonly thunder: Step['thunder'] },
): Step {
  const step = seen === null ? null : findLead(seen.frameAt, at);
  const rain = seen && step && radar.findRain(seen.origin, seen.frameAt, step)?.[seen.cell];
  const isKnown = seen !== null && step !== null;
  const chance = isKnown ? radar.findChance(seen.origin, seen.frameAt, step, seen.cell) : null;
  const share = seen === null ? 1 : toModelShare(seen, at);
  const rate = blend(findScaleValue(rain ?? NOT_SEEN, RAIN_SCALE), hour?.rainMm ?? null, share);
  const probability = blend(chance, hour?.rainProbabilityPercent ?? null, share);
  return {
    at: formatMoment(at),
    lead,
    rainRate: rate === null ? null : Math.round(10 * rate) / 10,
    rainProbability: probability === null ? null : Math.round(probability),
    thunder,
  };
}

function readModel(
  { store, demo }: NowcastNeeds,
  place: Place,
  baseAt: EpochSeconds,
): { readonly hours: readonly HourWeather[]; readonly run: RunReference | null } {
  const startAt = startOfHour(baseAt);
  const series = readPlaceSeries(store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt,
    hours: MODEL_HOURS,
    now: startAt,
    demo: demo(),
    variables: ['precipitation', 'precipitationProbability', 'cape'],
  });
  const index = series.variables.precipitation?.runOf[0];
  return { hours: deriveHours(series), run: (index === undefined ? undefined : series.runs[index]) ?? null };
}
