import type { LatLng } from '@portal/domain/geo/lat-lng';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { interpolateNormals } from '@portal/forecast/climate/normals';
import type { ApiReplies } from '../ask/api-replies.ts';
import type { Complaint, Rule } from './rule.ts';

/** The demonstration has no learned weights: w falls linearly from 0.8 on day 8 to 0.3 on day 15. */
const FIRST_DAY = 8;
const LAST_DAY = 15;
const forecastWeight = (day: number): number => 0.8 - (0.5 * (day - FIRST_DAY)) / (LAST_DAY - FIRST_DAY);
/** Climatological chance of a wet day, %, from the month's normal rain, mm. */
const wetDayChance = (monthMm: number): number => 80 * (1 - Math.exp(-monthMm / 180));
/** Chances, also of hours, are whole per cents; normals are read at the centre of the station cell. */
const ROUNDING = 1.5;
const SURE_PERCENT = 90;

type ApiDays = ApiReplies['days']['days'];

/** Chances beyond day 7 lie within the mixture, and rain is stated as sure only if it is. */
export function checkFarDays(days: ApiDays, point: LatLng): Complaint[] {
  const normals = interpolateNormals(point, null);
  return days.flatMap(({ date, rainProbability: chance, rainLow }, index): Complaint[] => {
    const page = `API day/15 ${date}`;
    const complaints: Complaint[] = [];
    if (index > 0 && rainLow !== null && chance !== null && chance < SURE_PERCENT && classifyRain(rainLow, 24) > 0)
      complaints.push({ page, found: `rainLow ${rainLow} mm at ${chance} %`, expected: 'none below 90 %' });
    if (index + 1 < FIRST_DAY || normals === null || chance === null) return complaints;
    const climate = wetDayChance(normals.rainMm[Number(date.slice(5, 7)) - 1] ?? 0);
    const weight = forecastWeight(index + 1);
    const [least, most] = [(1 - weight) * climate, 100 * weight + (1 - weight) * climate];
    if (chance < least - ROUNDING || chance > most + ROUNDING)
      complaints.push({
        page,
        found: `${chance} % on day ${index + 1}`,
        expected: `${least.toFixed(1)}–${most.toFixed(1)} %`,
      });
    return complaints;
  });
}

/** Beyond day 7 a chance is a mixture with the climate, however certain the forecast. */
export const farDays: Rule = {
  name: 'far-days',
  from: 'decisions, Beyond day 7',
  check: ({ api }): Complaint[] => checkFarDays(api.days.days, api.now.place),
};
