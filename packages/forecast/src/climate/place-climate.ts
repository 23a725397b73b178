import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, vietnamDate } from '@portal/domain/time/vietnam-time';
import { priorWetDayChance, spreadDayChance } from '@portal/domain/weather/climate-mixture';
import { interpolateNormals, normalOfDay } from './normals.ts';

/** Climatological daily temperature range, K (own assumption: the normals have means only). */
export const CLIMATE_DAY_RANGE_K = 7;

/** Climatology of a day, with which the forecast of a distant day is blended. */
export interface DayClimate {
  readonly temperatureMeanC: number;
  /** Mean rainfall of the day, mm. */
  readonly rainMm: number;
  /** Chance that an hour of the day is wet, %. */
  readonly chancePercent: number;
  /** Chances of its 24 clock hours, which combine to that of the day, %. */
  readonly hourChancesPercent: Float64Array;
}

/** The climate of one place by day. */
export interface PlaceClimate {
  /** Climatology of the Vietnamese day that begins at `dayAt`. */
  readonly getDay: (dayAt: EpochSeconds) => DayClimate;
}

/** Number of cached places: covers a page's neighbours, a list or a batch. */
const MAX_PLACES = 256;
const places = new Map<string, PlaceClimate | null>();

/** The climate of a place from the normals of surrounding stations; null beyond 200 km from all of them. */
export function findPlaceClimate(point: LatLng, heightM: number | null): PlaceClimate | null {
  const key = `${point.lat} ${point.lng} ${heightM}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const climate = createPlaceClimate(point, heightM);
  const [oldest] = places.keys();
  if (places.size >= MAX_PLACES && oldest !== undefined) places.delete(oldest);
  places.set(key, climate);
  return climate;
}

function createPlaceClimate(point: LatLng, heightM: number | null): PlaceClimate | null {
  const normals = interpolateNormals(point, heightM);
  if (normals === null) return null;
  const ofMonths = new Map<number, Pick<DayClimate, 'chancePercent' | 'hourChancesPercent'>>();
  const getMonth = (month: number) => {
    const known = ofMonths.get(month);
    if (known !== undefined) return known;
    const chancePercent = priorWetDayChance(normals.rainMm[month - 1] ?? 0);
    const made = { chancePercent, hourChancesPercent: spreadDayChance(chancePercent) };
    ofMonths.set(month, made);
    return made;
  };
  return { getDay: (dayAt) => ({ ...normalOfDay(normals, dayAt), ...getMonth(vietnamDate(dayAt).month) }) };
}
