import { computeAreaKm2 } from '@portal/domain/catchment/authalic-area';
import type { CatchmentPolygon } from '@portal/domain/catchment/polygon';
import type { BasinRain } from './basin-rain.ts';
import type { Catchment } from './catchment-store.ts';

/**
 * The Đà river basin in Vietnam above Hòa Bình dam, for the public page only: drawn by hand along the ridges of Hoàng
 * Liên Sơn, the border and the plateaus of Mộc Châu and Sơn La. Longitude and latitude, from the north-western end.
 */
const OUTLINE = [
  [102.15, 22.4],
  [102.45, 22.75],
  [102.85, 22.6],
  [103.05, 22.45],
  [103.35, 22.78],
  [103.65, 22.55],
  [103.78, 22.3],
  [104.05, 21.95],
  [104.35, 21.6],
  [104.7, 21.35],
  [105.05, 21.05],
  [105.33, 20.8],
  [104.95, 20.75],
  [104.6, 20.85],
  [104.25, 21],
  [103.85, 21.25],
  [103.5, 21.5],
  [103.15, 21.75],
  [102.8, 21.95],
  [102.5, 22.1],
] as const;

const POLYGON: CatchmentPolygon = { parts: [{ outer: OUTLINE.flat(), holes: [] }] };

const SAMPLE: Catchment = {
  accountId: '',
  id: 'sample',
  name: '',
  polygon: POLYGON,
  areaKm2: computeAreaKm2(POLYGON),
  lat: 21.7,
  lng: 103.7,
  plant: null,
  limits: [],
  active: true,
  createdAt: 0,
  changedAt: 0,
};

/** Reads the sample basin's rain in the same way as a customer's catchment. */
export const createSampleBasin = (readRain: (catchment: Catchment) => Promise<BasinRain>) => async () => ({
  areaKm2: SAMPLE.areaKm2 ?? 0,
  outline: OUTLINE,
  rain: await readRain(SAMPLE),
});
