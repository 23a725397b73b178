import { computeOverlaps } from '@portal/domain/catchment/cell-overlap';
import { readGeoJson } from '@portal/domain/catchment/read-geojson';
import type { Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const POINTS = 10_000;
const RADAR_CELLS = { south: 8.515, west: 101.515, latStep: 0.03006, lngStep: 0.0301, rows: 500, columns: 300 };
const MODEL_CELLS = { south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 };

/** A catchment of ten thousand points as from a terrain model: nested bays, with steps of a few hundred metres. */
function writeCatchment(): string {
  const ring = Array.from({ length: POINTS }, (_, point) => {
    const angle = (2 * Math.PI * point) / POINTS;
    const radius =
      1 + 0.2 * Math.sin(3 * angle) + 0.05 * Math.sin(41 * angle) + 0.004 * Math.sin(POINTS * 0.37 * angle);
    return [105 + radius * Math.cos(angle), 16 + radius * Math.sin(angle)];
  });
  return JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] });
}

/** From an uploaded text to the weights on the radar's and a model's grid: the full cost of the largest catchment. */
export const catchment: Measurement = {
  name: 'catchment',
  measure: async () => {
    const text = writeCatchment();
    const times = await timeRounds(20, 5, () => {
      const { polygon, faults } = readGeoJson(text);
      if (polygon === null) throw new Error(`the catchment is refused: ${JSON.stringify(faults)}`);
      return [computeOverlaps(polygon, RADAR_CELLS), computeOverlaps(polygon, MODEL_CELLS)];
    });
    return [{ name: 'catchment.10000points.ms', value: median(times), unit: 'ms', budget: { most: 200 } }];
  },
};
