import type { WorkHours } from './needs.ts';

/** 14:00 in Vietnam. */
const START_AT = Date.parse('2026-08-03T14:00:00+07:00') / 1000;

/** Calm, dry hours with some columns or gates changed. */
export function makeWorkHours(count: number, changes: Partial<WorkHours> = {}): WorkHours {
  const column = (value: number) => new Float64Array(count).fill(value);
  return {
    place: {
      slug: null,
      lat: 21.03,
      lng: 105.8,
      stationCode: null,
      elevation: 10,
      elevationBasis: 'known',
      precisionKm: null,
      province: null,
      district: null,
      ward: null,
      displayName: { main: 'Cầu Giấy', secondary: 'Hà Nội' },
    },
    issued: { source: 'gfs', runAt: null, updatedAt: null, demo: false, sources: {}, estimated: [], credits: [] },
    startAt: START_AT,
    count,
    gates: Array.from({ length: count }, () => null),
    chances: Array.from({ length: count }, () => ({
      rainPercent: 5,
      ranges: { rain: { low: 0, middle: 0, high: 0 }, temperature: { low: 26, middle: 28, high: 30 } },
    })),
    ...changes,
    columns: { rain: column(0), rainProbability: column(5), windGust: column(4), ...changes.columns },
  };
}
