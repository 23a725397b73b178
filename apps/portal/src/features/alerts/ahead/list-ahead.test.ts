import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { expect, test } from 'vitest';
import type { PlaceSight } from '#features/alerts/evaluate/outlook.ts';
import { listAhead } from './list-ahead.ts';

/** Monday, 3 August 2026, 14:05 in Vietnam. */
const NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const STEP_AT = NOW - 300;
const QUERY = { lat: 21.03, lng: 105.85 };
const PLACE: Place = {
  ...QUERY,
  slug: null,
  stationCode: 1,
  elevation: 5,
  elevationBasis: 'known',
  precisionKm: 2,
  province: null,
  district: null,
  ward: null,
  displayName: { main: 'Ba Đình', secondary: 'Hà Nội' },
};
const locate = () => PLACE;

interface Ahead {
  /** mm/h by ten-minute step; 0 is the current one. */
  readonly rain?: Readonly<Record<number, number>>;
  readonly thunder?: Readonly<Record<number, 0 | 1 | 2 | 3>>;
  readonly temperatures?: readonly (number | null)[];
  readonly gusts?: readonly (number | null)[];
  readonly strokeKm?: number | null;
}

/** Three dry, calm and mild hours unless stated otherwise. */
function makeSight({ rain = {}, thunder = {}, temperatures = [], gusts = [], strokeKm = null }: Ahead): PlaceSight {
  const slices = Array.from({ length: 19 }, (_, step) => ({
    fromAt: STEP_AT + 600 * step,
    toAt: STEP_AT + 600 * (step + 1),
    rainMmh: rain[step] ?? 0,
    chancePercent: step in rain ? 80 : 5,
    thunder: thunder[step] ?? (0 as const),
  }));
  const hours = Array.from({ length: 4 }, (_, hour) => ({
    at: STEP_AT + 3600 * hour,
    temperatureC: hour in temperatures ? (temperatures[hour] ?? null) : 30,
    windGustMs: hour in gusts ? (gusts[hour] ?? null) : 5,
  }));
  const issued = { source: 'gfs', runAt: null, updatedAt: null, demo: false, sources: {}, estimated: [], credits: [] };
  return {
    place: PLACE,
    basis: 'radar',
    isOutsideRadar: false,
    slices,
    findChances: () => [],
    hours,
    strokeKm,
    findDrying: () => null,
    findHeat: () => null,
    listWarnings: () => [],
    listGates: () => [],
    issued,
  };
}

function ask(ahead: Ahead) {
  const needs = { clock: () => NOW, locate, readSight: () => makeSight(ahead) };
  const reply = listAhead(needs, { query: QUERY });
  expect(checkSchema(ENDPOINTS_BY_ID.alertsAhead.reply, reply, 'en')).toEqual([]);
  return reply;
}

const at = (clock: string) => `2026-08-03T${clock}:00+07:00`;

test('nothing is ahead of calm, dry and mild hours, of which the reply says how far they go', () => {
  expect(ask({})).toMatchObject({ items: [], until: at('17:10') });
});

test('rain is its first spell, with its strongest ten minutes, and open where it goes on beyond what is known', () => {
  const [item, ...others] = ask({ rain: { 3: 0.4, 4: 6.2, 5: 1 } }).items;
  expect(item).toEqual({
    kind: 'rain',
    from: at('14:30'),
    to: at('15:00'),
    peak: 6.2,
    unit: 'mm/h',
    chance: 80,
    distanceKm: null,
    basis: 'radar',
  });
  expect(others).toEqual([]);
  expect(ask({ rain: { 17: 1, 18: 2 } }).items).toMatchObject([{ from: at('16:50'), to: null, peak: 2 }]);
});

test('thunder counts from likely on, strokes within 20 km, gusts from force 6 and heat from 35 °C', () => {
  const none = { thunder: { 2: 1 as const }, strokeKm: 20.4, gusts: [10.7], temperatures: [34.9] };
  expect(ask(none).items).toEqual([]);
  const all = ask({
    thunder: { 2: 2, 3: 3 },
    strokeKm: 12.3,
    gusts: [5, 10.8, 14, null],
    temperatures: [35, 36.5, 34],
  }).items;
  expect(all.map(({ kind, from, to, peak, distanceKm, basis }) => [kind, from, to, peak ?? distanceKm, basis])).toEqual(
    [
      ['thunder', at('14:20'), at('14:40'), 3, 'radar'],
      ['lightning', at('14:00'), null, 12, 'lightning'],
      ['gust', at('15:00'), at('17:00'), 14, 'model'],
      ['heat', at('14:00'), at('16:00'), 36.5, 'model'],
    ],
  );
});

test('a place of which nothing is known has no data, not nothing ahead', () => {
  const needs = { clock: () => NOW, locate, readSight: () => null };
  expect(() => listAhead(needs, { query: QUERY })).toThrow(expect.objectContaining({ code: 'noData' }));
});
