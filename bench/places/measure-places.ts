import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import type { Measurement } from '../measure/figure.ts';
import { percentile } from '../measure/median.ts';

const QUERIES = [
  'hà nội',
  'ha noi',
  'hn',
  'tp hcm',
  'sài gòn',
  'sg',
  'da lat',
  'đà lạt',
  'sapa',
  'nha trang',
  'quan 1',
  'q1',
  'hue',
  'thua thien hue',
  'binh duong',
  'vung tau',
  'can tho',
  'phu quoc',
  'hoi an',
  'mu cang chai',
  'dien bien phu',
  'trường sa',
  'quang n',
  'x',
  '10.77, 106.70',
];

/** Searches as people type them, each timed by itself. */
export const places: Measurement = {
  name: 'places',
  measure: async () => {
    const { placesSearch } = createPlaces();
    const search = (q: string) => placesSearch({ query: { q, limit: 10 } });
    for (const query of QUERIES) search(query);
    const times: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      for (const query of QUERIES) {
        const started = performance.now();
        search(query);
        times.push(performance.now() - started);
      }
    }
    return [{ name: 'places.search.p95Ms', value: percentile(times, 0.95), unit: 'ms', budget: { most: 2 } }];
  },
};
