import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { RadarRain } from '@portal/domain/weather/rain-course';
import {
  countEnsembleHalvings,
  type EnsembleSource,
  listAreaRates,
  prepareEnsemble,
  type RainEnsemble,
  toAreaShares,
} from '@portal/forecast/nowcast/ensemble/rain-ensemble';
import { NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE, toRainRates } from '@portal/forecast/radar/store/frame-bytes';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar/store/insert-frame';
import { NATIONAL_CELL_KM, NATIONAL_PLACES } from '@portal/forecast/radar/store/nowcast-tail';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { findLead, viewNowcast } from './nowcast-view.ts';
import { type AreaNeeds, createAreaReader, findObserved, listStarts } from './radar-steps.ts';

/** An area by the cells of a radar frame, north-west first, and what of each belongs to it. */
interface FrameArea {
  readonly cells: Int32Array;
  readonly areasKm2: Float64Array;
}

const MINUTE = 60;
const HALVINGS = countEnsembleHalvings(NATIONAL_CELL_KM);

/** A stored nowcast as an ensemble reads it; null if it is older than its ensembles, or gone. */
function findSource(radar: RadarStore, { origin, frameAt }: RadarState): EnsembleSource | null {
  const motion = radar.findMotion(origin, frameAt);
  const memoryMinutes = radar.findMemoryMinutes(origin, frameAt);
  if (motion === null || memoryMinutes === null) return null;
  const first = LEAD_SECONDS - (frameAt % LEAD_SECONDS);
  function* listLeads() {
    for (let lead = 1; lead <= LEADS; lead += 1) {
      const bytes = radar.findRain(origin, frameAt, lead);
      if (bytes === null) return;
      yield { minutes: (first + (lead - 1) * LEAD_SECONDS) / MINUTE, rainMmh: toRainRates(bytes) };
    }
  }
  const ground = { size: NATIONAL_SIZE, cellKm: NATIONAL_CELL_KM, places: NATIONAL_PLACES };
  return { ...ground, frameAt, motion, motionMinutes: LEAD_SECONDS / MINUTE, memoryMinutes, leads: listLeads() };
}

/** Prepares the ensemble of a nowcast, others being served between its leads; null if a lead is missing. */
async function prepare(source: EnsembleSource): Promise<RainEnsemble | null> {
  const preparation = prepareEnsemble(source);
  let next = preparation.next();
  while (next.done !== true) {
    await letOthersRun();
    next = preparation.next();
  }
  return next.value.leads.length === LEADS ? next.value : null;
}

/**
 * Reads the members of an area's nowcast: each is `mean`, the area's own nowcast, with its own rain from the first lead
 * on. None without a nowcast that knows its spread, and if a newer one has come since `mean` was read. The ensemble of
 * the newest nowcast is prepared once for all areas.
 */
function createAreaMembers(needs: AreaNeeds) {
  let newest: { readonly key: string; readonly ensemble: Promise<RainEnsemble | null> } | null = null;

  function findEnsemble(state: RadarState): Promise<RainEnsemble | null> {
    const key = `${state.origin} ${state.frameAt}`;
    if (newest?.key === key) return newest.ensemble;
    const source = findSource(needs.radar, state);
    const ensemble = source === null ? Promise.resolve(null) : prepare(source);
    newest = { key, ensemble };
    return ensemble;
  }

  return async (mean: RadarRain, { cells, areasKm2 }: FrameArea): Promise<readonly RadarRain[]> => {
    const { baseAt, radar: state } = viewNowcast(needs);
    if (state === null || state.frameAt !== mean.frameAt || cells.length === 0) return [];
    const ensemble = await findEnsemble(state);
    if (ensemble === null) return [];
    const first = needs.radar.findRain(state.origin, state.frameAt, 1);
    // As in the area's own mean, cells that the radar does not see do not count.
    const known = areasKm2.map((km2, index) => (first?.[cells[index] as number] === RAIN_SCALE.missing ? 0 : km2));
    if (known.every((km2) => km2 === 0)) return [];
    const shares = toAreaShares(cells, known, { columns: NATIONAL_SIZE.columns, halvings: HALVINGS });
    const leads = listStarts(baseAt).map((at) =>
      findObserved(state, at) === undefined ? findLead(state.frameAt, at) : null,
    );
    return listAreaRates(ensemble, shares).map((rates) => ({
      ...mean,
      steps: mean.steps.map((step, index) => {
        const lead = leads[index] ?? null;
        return lead === null || step.rainMmh === null ? step : { ...step, rainMmh: rates[lead - 1] ?? step.rainMmh };
      }),
    }));
  };
}

/** Readers of the radar's rain over areas: the nowcast, and the members around it. */
export const createAreaReaders = (needs: AreaNeeds) => ({
  readNowcast: createAreaReader(needs),
  readNowcastMembers: createAreaMembers(needs),
});
