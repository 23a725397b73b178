import { openPlaceAtlas } from '../../apps/portal/src/features/places/place-atlas.ts';
import { SEARCH_ALIASES } from '../../apps/portal/src/features/places/search-aliases.table.ts';
import { searchAtlas } from '../../apps/portal/src/features/places/search-everything.ts';
import { buildNameSearch } from '../../packages/domain/src/place/build-place-index.ts';
import type { Measurement } from '../measure/figure.ts';
import { median, percentile, timeRounds } from '../measure/median.ts';
import { listSearches, listTypos } from './list-searches.ts';

const ROUNDS = 5;

/** Searches as people type them, each timed separately, over all names; and the time to build the name index. */
export const places: Measurement = {
  name: 'places',
  measure: async () => {
    const atlas = openPlaceAtlas();
    const { places: all, bySlug, formerWards, names } = atlas.index;
    const time = (queries: readonly string[]): number => {
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const query of queries) {
          const started = performance.now();
          searchAtlas(atlas, query, 10, 'vi');
          // The first round is a warm-up.
          if (round > 0) times.push(performance.now() - started);
        }
      }
      return percentile(times, 0.95);
    };
    const build = await timeRounds(ROUNDS, 1, () => buildNameSearch(all, bySlug, formerWards, SEARCH_ALIASES));
    const count = `${names.names.count} names`;
    return [
      { name: 'places.search.p95Ms', value: time(listSearches()), unit: 'ms', budget: { most: 2 }, note: count },
      { name: 'places.search.typo.p95Ms', value: time(listTypos()), unit: 'ms', budget: { most: 8 } },
      { name: 'places.index.buildMs', value: median(build), unit: 'ms', budget: { most: 100 } },
    ];
  },
};
