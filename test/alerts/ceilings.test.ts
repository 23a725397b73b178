import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { type Ceilings, readCeilings } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import { findCandidates } from '../../apps/portal/src/features/alerts/evaluate/find-candidates.ts';
import type { PlaceSight, ReadSight } from '../../apps/portal/src/features/alerts/evaluate/outlook.ts';
import { createWatchIndex, type Watch } from '../../apps/portal/src/features/alerts/evaluate/watch-index.ts';
import { openPlaces } from '../../apps/portal/src/features/places/open-places.ts';
import { listPlaces } from '../../bench/places/list-points.ts';
import { type RunningPortal, startPortal } from '../journeys/start-portal.ts';

const NOW = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const LEADS = [30, 60, 180];
const RATES = [0.1, 1, 5, 20];

let portal: RunningPortal;
let ceilings: Ceilings;
let readSight: ReadSight;
let close: () => void;
/** Every third province, ward and commune of the country. */
const points = listPlaces().filter((_, index) => index % 3 === 0);

beforeAll(async () => {
  portal = await startPortal({ CLOCK: '2026-08-03T14:10:00+07:00!' });
  const config = readConfig({ DATA_DIR: portal.dataDir });
  const store = openWeatherStore(portal.dataDir);
  close = () => store.close();
  const atlas = openPlaces({ ...config, readTimer: () => performance.now(), warn: () => undefined });
  const demo = () => true;
  const forecast = openForecast(config, { store, places: atlas.places, clock: () => NOW, demo, warn: () => undefined });
  const radar = forecast.radar.findState(NOW, true);
  expect(radar).not.toBeNull();
  readSight = forecast.alerts.readSight;
  ceilings = readCeilings(
    { store, radar: forecast.radar, demo },
    { now: NOW, radar, satellite: null, lightning: forecast.alerts.findLightning() },
  );
});
afterAll(async () => {
  close();
  await portal.stop();
});

/** Whether a place's own reading meets a rule, asked without any bound. */
function isMet(sight: PlaceSight, { kind, threshold, leastChance, leadMinutes }: Watch): boolean {
  const isAhead = ({ fromAt, toAt }: { fromAt: number; toAt: number }) =>
    toAt > NOW && fromAt <= NOW + 60 * leadMinutes;
  const slices = sight.slices.map((slice, step) => ({ ...slice, step })).filter(isAhead);
  const chances = leastChance !== null ? sight.findChances(threshold) : [];
  if (kind === 'rain')
    return slices.some(({ rainMmh, step }) =>
      leastChance !== null ? (chances[step] ?? 0) >= leastChance : (rainMmh ?? 0) >= threshold,
    );
  if (kind === 'rainChance') return slices.some(({ chancePercent }) => (chancePercent ?? 0) >= threshold);
  if (kind === 'thunder') return slices.some(({ thunder }) => (thunder ?? 0) >= threshold);
  return sight.hours
    .filter(({ at }) => isAhead({ fromAt: at, toAt: at + 3600 }))
    .some(({ windGustMs }) => (windGustMs ?? 0) >= threshold);
}

/** Rules of every kind that has a bound, at one point. */
function listWatches({ lat, lng }: { lat: number; lng: number }, number: number): Watch[] {
  const make = (
    kind: Watch['kind'],
    threshold: number,
    leadMinutes: number,
    leastChance: number | null = null,
  ): Watch => ({
    accountId: '01a21815-9b98-7795-bda5-a12205fd4cc3',
    ruleId: `01a21815-9b98-7795-bda5-${String(number).padStart(12, '0')}`,
    placeId: '01a21815-9b98-7795-bda5-a12205fd4cc3',
    lat,
    lng,
    kind,
    compare: 'atLeast',
    threshold,
    leastChance,
    leadMinutes,
  });
  return LEADS.flatMap((lead) => [
    ...RATES.flatMap((rate) => [make('rain', rate, lead), make('rain', rate, lead, 1)]),
    ...[10, 40, 80].map((percent) => make('rainChance', percent, lead)),
    ...[1, 2, 3].map((level) => make('thunder', level, lead)),
    ...[5, 10, 15].map((gust) => make('gust', gust, lead)),
  ]);
}

it('a rule that its place meets is always among the candidates, and few others are', () => {
  const watches = points.flatMap((point) => listWatches(point, 1));
  const index = createWatchIndex();
  index.replace([], watches);
  const candidates = new Set(findCandidates(index, ceilings, new Set(RULE_KINDS)));
  const sights = new Map(points.map((point) => [point, readSight(point)]));
  const perPoint = watches.length / points.length;
  let met = 0;
  const missed = watches.filter((watch, position) => {
    const sight = sights.get(points[Math.floor(position / perPoint)] as (typeof points)[number]);
    if (sight === null || sight === undefined || !isMet(sight, watch)) return false;
    met += 1;
    return !candidates.has(position);
  });
  expect(missed).toEqual([]);
  // The afternoon of the demonstration has rain, gusts and thunder, and dry places too.
  expect(met).toBeGreaterThan(watches.length / 50);
  expect(candidates.size).toBeLessThan(0.7 * watches.length);
});

it('watches of a changed rule are replaced, those of others stay', () => {
  const index = createWatchIndex();
  const [first, second] = [1, 2].map((number) => listWatches({ lat: 16, lng: 108 }, number)) as [Watch[], Watch[]];
  index.replace([], [...first, ...second]);
  const ruleId = first[0]?.ruleId ?? '';
  index.replace([ruleId], first.slice(0, 1));
  expect(index.count()).toBe(second.length + 1);
  const keys = Array.from({ length: index.count() }, (_, position) => index.getKey(position).ruleId);
  expect(keys.filter((key) => key === ruleId)).toHaveLength(1);
  const { order, starts } = index.byCell();
  expect([...order].sort((a, b) => a - b)).toEqual(keys.map((_, position) => position));
  expect(starts.at(-1)).toBe(index.count());
});
