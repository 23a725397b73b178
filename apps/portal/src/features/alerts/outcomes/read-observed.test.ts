import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStationCode } from '@portal/domain/geo/station-cell';
import { insertStrokes } from '@portal/forecast/lightning/store/insert-strokes';
import { openLightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { insertFrame } from '@portal/forecast/radar/store/insert-frame';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toRasterCell } from '#features/alerts/evaluate/ceilings.ts';
import { OFF_GRID } from '#features/alerts/evaluate/watch-index.ts';
import { createObservedReader } from './read-observed.ts';
import { createPeakReader } from './read-peaks.ts';

const NOW = Date.parse('2026-08-03T14:00:00+07:00') / 1000;
const MINUTE = 60;
const DA_NANG = { lat: 16.0678, lng: 108.2208 };
const HA_NOI = { lat: 21.0362, lng: 105.7906 };
const CODE = findStationCode(DA_NANG) as number;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'observed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A radar frame this many minutes ago with rain at Đà Nẵng; NaN: not covered. */
function saveFrame(minutesAgo: number, rate: number, origin: 'radar' | 'demo' = 'radar'): void {
  const rainMmh = new Float32Array(NATIONAL_GRID.columns * NATIONAL_GRID.rows);
  rainMmh[toRasterCell(CODE)] = rate;
  // Every frame differs: a radar that repeats its image is rejected.
  rainMmh[minutesAgo] = 5;
  insertFrame(folder, origin, { at: NOW - minutesAgo * MINUTE, grid: NATIONAL_GRID, rainMmh }, NOW);
}

function open(isDemo = false) {
  const needs = {
    radar: openRadarStore(folder, () => 0),
    lightning: openLightningStore(folder, () => 0),
    demo: () => isDemo,
  };
  const [fromAt, toAt] = [NOW - 60 * MINUTE, NOW + MINUTE];
  const read = createObservedReader(needs);
  const minutes = (at: number) => (at - NOW) / MINUTE;
  return {
    read: (quantity: 'rain' | 'strokeKm', ...points: { lat: number; lng: number }[]) =>
      read({ quantity, points, fromAt, toAt }).map((step) => [minutes(step.fromAt), minutes(step.toAt), step.value]),
    peaks: () => createPeakReader(needs)({ fromAt, toAt }),
  };
}

describe('what radar saw', () => {
  it('holds from one frame to the next, and for ten minutes where the next is late', () => {
    saveFrame(60, 0);
    saveFrame(55, 4);
    saveFrame(35, 2);
    saveFrame(10, Number.NaN);
    expect(open().read('rain', DA_NANG)).toEqual([
      [-60, -55, 0],
      [-55, -35, 4],
      [-35, -25, 2],
      [-10, 0, null],
    ]);
  });

  it('is the strongest of several points, where any is seen', () => {
    saveFrame(20, 4);
    saveFrame(10, Number.NaN);
    expect(
      open()
        .read('rain', HA_NOI, DA_NANG)
        .map(([, , value]) => value),
    ).toEqual([4, 0]);
    expect(
      open()
        .read('rain', { lat: 5, lng: 100 })
        .map(([, , value]) => value),
    ).toEqual([null, null]);
  });

  it('is invented only where demo weather is served and no radar is at work', () => {
    saveFrame(20, 4, 'demo');
    expect(open(false).read('rain', DA_NANG)).toEqual([]);
    expect(open(true).read('rain', DA_NANG)).toHaveLength(1);
    saveFrame(10, 2);
    expect(open(true).read('rain', DA_NANG)).toEqual([[-10, 0, 2]]);
  });

  it('has a peak in each cell', () => {
    saveFrame(20, 4);
    saveFrame(10, 2);
    const { rainMmh } = open().peaks();
    expect([CODE, CODE + 2, OFF_GRID].map(rainMmh)).toEqual([4, 0, -1]);
    rmSync(join(folder, 'radar'), { recursive: true });
    expect(open().peaks().rainMmh(CODE)).toBe(-1);
  });
});

describe('what sensors saw', () => {
  it('is the nearest stroke of each ten minutes in which they were at work', () => {
    const near = { lat: DA_NANG.lat + 0.045, lng: DA_NANG.lng };
    insertStrokes(
      folder,
      'lightning',
      [
        { at: NOW - 25 * MINUTE, ...near },
        { at: NOW - MINUTE, ...HA_NOI },
      ],
      NOW,
    );
    const steps = open().read('strokeKm', DA_NANG);
    expect(steps.map(([from]) => from)).toEqual([-30, -10, 0]);
    expect([Math.round(steps[0]?.[2] ?? 0), steps[2]?.[2]]).toEqual([5, 999]);
    expect(steps[1]?.[2]).toBeGreaterThan(500);
    expect(open().peaks().strokeKm(DA_NANG)).toBeCloseTo(5, 0);
    expect(
      open()
        .read('strokeKm', near, HA_NOI)
        .map(([, , km]) => Math.round(km ?? -1)),
    ).toEqual([0, 0, 999]);
  });
});
