import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { openRunStore } from '@portal/forecast/store/run-store';
import { HOUR, makeField, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { readCeilings } from './ceilings.ts';

const NOW = RUN_AT + HOUR;
const POINTS = [
  { lat: 20.3, lng: 105.4 },
  { lat: 20.7, lng: 106.2 },
  { lat: 20.1, lng: 106.8 },
  { lat: 20.9, lng: 105.1 },
];

test('no place has a larger chance of rain than the bound of its cell where ensembles are joined', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-ceilings-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const publish = (source: string, fields: readonly ReturnType<typeof makeField>[]) =>
    publishRun(dataDir, makeHeader({ source, grid: SMALL_GRID }), fields, { now: NOW });
  await publish('ecmwf', [makeField('precipitation', 6, 1, 0)]);
  await publish('gefs', [
    makeField('wetHourProbability', 6, [10, 12, 11, 10, 12, 11], 0),
    makeField('rain1mmProbability', 24, [40, 45, 42, 40, 45, 42], 0),
  ]);
  await publish('ecmwf-ens-chances', [makeField('rain1mmProbability', 24, [95, 97, 94, 96, 95, 97], 0)]);
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const needs = { store, radar: {} as RadarStore, demo: () => false };
  const ceilings = readCeilings(needs, { now: NOW, radar: null, satellite: null, lightning: null });
  for (const point of POINTS) {
    const cell = findStationCode(point) ?? Number.NaN;
    const { variables } = readPlaceSeries(store, {
      ...{ point: getStationCellCentre(cell), placeHeightM: null, startAt: NOW, hours: 3, now: NOW, demo: false },
      variables: ['precipitation', 'wetHourProbability'],
    });
    const chance = variables.wetHourProbability?.values[0] ?? Number.NaN;
    // The members alone have less than the joined chance, so that their own bound would not do.
    expect(chance).toBeGreaterThan(20);
    expect(ceilings.chance(cell, 60)).toBeGreaterThanOrEqual(chance);
    expect(ceilings.chance(cell, 60)).toBeLessThanOrEqual(100);
  }
});
