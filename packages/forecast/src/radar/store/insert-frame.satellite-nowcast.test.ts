import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSatelliteView, HIMAWARI } from '#radar/parallax.ts';
import { BLEND_GRID, toGround } from '#radar/rain-rate-blend.ts';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { toRainRates } from './frame-bytes.ts';
import { insertSatelliteFrame, updateNowcast } from './insert-frame.ts';
import { openRadarStore } from './open-radar-store.ts';

const NOW = Date.UTC(2026, 7, 14, 6, 22) / 1000;
/** The newest slot that a satellite has delivered by then. */
const SLOT = NOW - 1320;
const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
/** National cells per ten minutes: 2 east, 1 south, about 43 km/h. */
const [EAST, SOUTH] = [2, 1];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'satellite-rain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Middles and radii (degrees) of showers on the ground at SLOT. */
const SHOWERS = Array.from({ length: 60 }, (_, index) => ({
  lat: 9.5 + ((index * 0.618) % 1) * 13,
  lng: 102.5 + ((index * 0.4142) % 1) * 6.5,
  radius: 0.12 + 0.02 * (index % 8),
  rate: 2 + (index % 11),
}));

/** Rain on the ground at a moment, mm/h. */
function findTruth(lat: number, lng: number, at: number): number {
  const steps = (at - SLOT) / 600;
  let sum = 0;
  for (const shower of SHOWERS) {
    if (Math.abs(lat - shower.lat) > 1) continue;
    const [dLat, dLng] = [lat - shower.lat + steps * SOUTH * cellHeight, lng - shower.lng - steps * EAST * cellWidth];
    const share = 1 - (dLat * dLat + dLng * dLng) / shower.radius ** 2;
    if (share > 0) sum += shower.rate * share;
  }
  return sum;
}

/** What the satellite shows of it: cloud tops at 11 km, seen farther from it. */
function makeSeen(at: number, isMissing: (lat: number, lng: number) => boolean = () => false) {
  const rainMmh = new Float32Array(BLEND_GRID.columns * BLEND_GRID.rows);
  for (let row = 0, cell = 0; row < BLEND_GRID.rows; row += 1) {
    for (let column = 0; column < BLEND_GRID.columns; column += 1, cell += 1) {
      const [lat, lng] = [25 - 0.02 * row, 100 + 0.02 * column];
      if (lat < 8.3 || lat > 23.8 || lng < 101.2 || lng > 111) continue;
      const view = findSatelliteView(HIMAWARI, lat, lng);
      const km = 11 * Math.tan(view.zenith);
      const rain = findTruth(
        lat - (km * view.awayNorth) / view.kmPerLat,
        lng - (km * view.awayEast) / view.kmPerLng,
        at,
      );
      rainMmh[cell] = isMissing(lat, lng) ? Number.NaN : rain;
    }
  }
  return toGround({ at, grid: BLEND_GRID, rainMmh });
}

const open = () => openRadarStore(folder, () => 0);

/** Median motion at the nodes over the showers, cells per ten minutes. */
function findMotion(at: number): { u: number; v: number } {
  const motion = open().findMotion('satellite', at);
  if (motion === null) throw new Error('no motion');
  const { spacing, nodes, u, v } = motion;
  const median = (values: Float32Array) => {
    const inside = [...values].filter((_, node) => {
      const [x, y] = [(node % nodes.columns) * spacing, Math.floor(node / nodes.columns) * spacing];
      return x > 40 && x < columns - 60 && y > 60 && y < rows - 60;
    });
    return inside.sort((a, b) => a - b)[Math.floor(inside.length / 2)] as number;
  };
  return { u: median(u), v: median(v) };
}

/** Shift in cells, up to 3 each way, at which a picture agrees best with the truth of a moment. */
function findOffset(bytes: Uint8Array, at: number): readonly [east: number, south: number] {
  const rates = toRainRates(bytes);
  let best: { error: number; shift: readonly [number, number] } = { error: Number.POSITIVE_INFINITY, shift: [9, 9] };
  for (let dy = -3; dy <= 3; dy += 1)
    for (let dx = -3; dx <= 3; dx += 1) {
      let error = 0;
      for (let row = 40; row < rows - 40; row += 5)
        for (let column = 40; column < columns - 40; column += 5) {
          const truth = findTruth(north - (row - dy + 0.5) * cellHeight, west + (column - dx + 0.5) * cellWidth, at);
          error += Math.abs((rates[row * columns + column] as number) - truth) ** 2;
        }
      if (error < best.error) best = { error, shift: [dx, dy] };
    }
  return best.shift;
}

describe('the nowcast of satellite rain', () => {
  it('carries showers along their motion, from where they stand, to a moment after the late frame', () => {
    for (const age of [3, 2, 1, 0]) insertSatelliteFrame(folder, makeSeen(SLOT - 600 * age), 5, NOW);
    expect(updateNowcast(folder, 'satellite', NOW)).toBe(SLOT);
    const { u, v } = findMotion(SLOT);
    expect(Math.abs(u - EAST)).toBeLessThan(0.1 * EAST);
    expect(Math.abs(v - SOUTH)).toBeLessThan(0.1 * EAST);
    const state = open().findSatellite(NOW);
    expect(state).toMatchObject({ origin: 'satellite', frameAt: SLOT });
    expect(state?.fullWeightMinutes).toBeGreaterThanOrEqual(30);
    expect(state?.fullWeightMinutes).toBeLessThanOrEqual(90);
    const [seenEast, seenSouth] = findOffset(open().findFrame('satellite', SLOT) as Uint8Array, SLOT);
    expect(Math.max(Math.abs(seenEast), Math.abs(seenSouth))).toBeLessThanOrEqual(1);
    // The ten minutes that have begun are the second lead of a frame of 22 minutes ago.
    const [east, south] = findOffset(open().findRain('satellite', SLOT, 2) as Uint8Array, SLOT + 1200);
    expect(Math.max(Math.abs(east), Math.abs(south))).toBeLessThanOrEqual(1);
    expect(open().findState(NOW, true)).toBeNull();
  });

  it('never follows from frames of different satellites, and goes on with those that are alike', () => {
    const isMissing = (lat: number) => lat > 15 && lat < 15.8;
    insertSatelliteFrame(folder, makeSeen(SLOT - 1800), 5, NOW);
    insertSatelliteFrame(folder, makeSeen(SLOT - 1200), 5, NOW);
    insertSatelliteFrame(folder, makeSeen(SLOT - 600, isMissing), 4, NOW);
    expect(updateNowcast(folder, 'satellite', NOW)).toBe(SLOT - 1200);
    expect(updateNowcast(folder, 'satellite', NOW)).toBeNull();
    // Twenty minutes after the last of five.
    insertSatelliteFrame(folder, makeSeen(SLOT), 5, NOW);
    expect(updateNowcast(folder, 'satellite', NOW)).toBe(SLOT);
    const { u, v } = findMotion(SLOT);
    expect(Math.abs(u - EAST)).toBeLessThan(0.1 * EAST);
    expect(Math.abs(v - SOUTH)).toBeLessThan(0.1 * EAST);
  });

  it('sees no motion at the edge of what a missing satellite leaves', () => {
    const isMissing = (lat: number) => lat > 15 && lat < 15.8;
    for (const age of [2, 1, 0]) insertSatelliteFrame(folder, makeSeen(SLOT - 600 * age, isMissing), 4, NOW);
    expect(updateNowcast(folder, 'satellite', NOW)).toBe(SLOT);
    const { u, v } = findMotion(SLOT);
    expect(Math.abs(u - EAST)).toBeLessThan(0.1 * EAST);
    expect(Math.abs(v - SOUTH)).toBeLessThan(0.1 * EAST);
  });

  it('keeps with a frame the satellites it was stored with, and leaves a radar’s alone', () => {
    insertSatelliteFrame(folder, makeSeen(SLOT - 600), 5, NOW);
    expect(insertSatelliteFrame(folder, makeSeen(SLOT - 600), 4, NOW)).toBe('duplicate');
    insertSatelliteFrame(folder, makeSeen(SLOT), 5, NOW);
    expect(updateNowcast(folder, 'satellite', NOW)).toBe(SLOT);
    expect(updateNowcast(folder, 'radar', NOW)).toBeNull();
  });
});
