import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import { blendChances } from './blend-chances.ts';
import { blendClimate } from './blend-climate.ts';
import { blendSources } from './blend-sources.ts';
import { listReadNames } from './carry-ranges.ts';
import { correctWinds, limitCloud } from './correct-winds.ts';
import { planSeries } from './filling.ts';
import type { PlaceSeries, PlaceSeriesQuery } from './place-series.ts';
import { readFromSea } from './read-from-sea.ts';
import { readRuns } from './read-runs.ts';
import { reconcileVariables } from './reconcile-variables.ts';

/**
 * Reads all stored data for a place, per hour and variable from the best run that has it: real before demo, the
 * preferred source first, its newest run first, then its past hours; runs older than 36 hours only for hours before
 * `now`. Values come from the centre of the station cell, bilinear in space and linear between steps; a coast without waves
 * of its own gets those of the nearest cell at sea. Temperature and
 * dew point are adjusted to the place's height; temperature, dew point, cloud, wind and rain chances get the learned
 * corrections of their run; where a mean of sources proved better, temperature, dew point or cloud is that mean;
 * chances are those of all ensembles together. From the eighth day on temperature and rain are
 * blended with the climate. Nothing is extrapolated, and no gap of more than six hours is bridged. Hours without data
 * are NaN. Skips a run that is found damaged on disk.
 */
export function readPlaceSeries(store: RunStore, query: PlaceSeriesQuery): PlaceSeries {
  return readAroundDamage(store, () => readOnce(store, query));
}

/** Plan, read, blend, correct: each step needs the hours that those before it left. */
function readOnce(store: RunStore, query: PlaceSeriesQuery): PlaceSeries {
  const names = listReadNames(query, store);
  const filling = planSeries(store, query, names);

  readRuns(filling, store);
  readFromSea(filling, store);

  blendSources(filling, store);
  limitCloud(filling);
  blendChances(filling, store);

  reconcileVariables(filling);
  correctWinds(filling);
  const climate = query.asIssued === true ? null : blendClimate(filling);

  const { stationCode, place, runs, variables } = filling;
  if (query.variables !== undefined && names !== query.variables) {
    for (const name of names) if (!query.variables.includes(name)) delete variables[name];
  }
  return {
    point: query.point,
    readAt: place.readAt,
    stationCode,
    placeHeightM: query.placeHeightM,
    startAt: query.startAt,
    hours: query.hours,
    now: query.now,
    runs,
    variables,
    climate,
  };
}
