import type { Crop } from '@portal/domain/agriculture/crop';
import { type DayEvaporation, findDayEvaporation } from '@portal/domain/agriculture/day-evaporation';
import { summarizeDay } from '@portal/domain/agriculture/day-weather';
import { isDryingDay } from '@portal/domain/agriculture/drying-day';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import { growingDegreeDays } from '@portal/domain/agriculture/growing-degree-days';
import { estimatePondC } from '@portal/domain/agriculture/pond-temperature';
import { DAY_SECONDS } from '@portal/domain/time/epoch';
import { formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import type { PlaceWeather } from '../place-weather.ts';
import type { FarmPast, PastDay } from './farm-past-reader.ts';
import { sumRadiationMj } from './sum-radiation.ts';

const COMING_DAYS = 15;

/** A day for a crop, with how its ET₀ was come by; null where it is unknown. */
export interface LocatedFarmDay extends FarmDay {
  readonly evaporation: DayEvaporation | null;
}

/** The seven days before today and fifteen from today on, as far as the rules of a crop need them; `heightM` is the place's above the sea. */
export function listFarmDays(
  weather: PlaceWeather,
  past: FarmPast,
  crop: Crop,
  heightM: number | null,
): LocatedFarmDay[] {
  const days = [...past.days, ...listComingDays(weather)];
  const ponds = estimatePondC(days.map((day) => day.weather.meanC));
  const lat = weather.series.readAt.lat;
  return days.map((day, i) => {
    const { startAt, minC, maxC } = day.weather;
    const place = { lat, heightM, dayOfYear: findDayOfYear(startAt) };
    const evaporation = findDayEvaporation(day.weather, day.radiationMj, place);
    const pondC = ponds[i] ?? null;
    const pondBeforeC = ponds[i - 1] ?? null;
    return {
      ...day.weather,
      pondC,
      pondDropC: pondC === null || pondBeforeC === null ? null : pondBeforeC - pondC,
      et0Mm: evaporation?.mm ?? null,
      cropMm: evaporation === null ? null : evaporation.mm * crop.coefficients.mid.value,
      degreeDays: crop.growth === null ? null : growingDegreeDays(minC, maxC, crop.growth),
      isDryingDay: isDryingDay(day.weather),
      evaporation,
    };
  });
}

function listComingDays(weather: PlaceWeather): PastDay[] {
  const hours = weather.readHours(0, weather.series.hours);
  return Array.from({ length: COMING_DAYS }, (_, day) => ({
    weather: summarizeDay(weather.todayAt + day * DAY_SECONDS, hours, day * 24),
    radiationMj: sumRadiationMj(weather.series, day * 24),
  }));
}

/** 1 for 1 January. */
function findDayOfYear(dayAt: number): number {
  const firstAt = parseDate(`${formatDate(dayAt).slice(0, 4)}-01-01`) ?? dayAt;
  return Math.round((dayAt - firstAt) / DAY_SECONDS) + 1;
}
