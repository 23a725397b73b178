import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { Stroke } from '@portal/forecast/lightning/parse-strokes';
import type { MotionField } from '@portal/forecast/nowcast/trajectory';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { describe, expect, it } from 'vitest';
import { carryStorm, drawThunder, findSeenThunder, gatherStorm } from './thunder-map.ts';

const AT = 1_785_741_000;
const HA_NOI = { lat: 21.03, lng: 105.85 };
const { columns, rows, cellWidth } = NATIONAL_GRID;

/** Three cells east in ten minutes, everywhere. */
const EASTWARDS: MotionField = {
  spacing: 8,
  nodes: { columns: 2, rows: 2 },
  u: new Float32Array(4).fill(3),
  v: new Float32Array(4),
};

function isNear(map: Uint8Array, point: { lat: number; lng: number }): boolean {
  const code = findStationCode(point) ?? 0;
  return map[(rows - 1 - Math.floor(code / columns)) * columns + (code % columns)] === 1;
}

const draw = (strokes: readonly Stroke[], motion: MotionField | null, at: number) =>
  drawThunder(carryStorm(gatherStorm(strokes, motion), motion, at));

describe('strokes on the map', () => {
  it('are near within 20 km and not beyond', () => {
    const map = draw([{ at: AT, ...HA_NOI }], null, AT);
    const east = (km: number) => ({
      lat: HA_NOI.lat,
      lng: HA_NOI.lng + km / greatCircleKm(HA_NOI, { ...HA_NOI, lng: 106.85 }),
    });
    expect(isNear(map, HA_NOI)).toBe(true);
    expect([isNear(map, east(17.5)), isNear(map, east(22.5))]).toEqual([true, false]);
    expect([isNear(map, east(-17.5)), isNear(map, east(-22.5))]).toEqual([true, false]);
    // A circle of 20 km over cells of 3.13 × 3.34 km.
    expect(map.reduce((sum, cell) => sum + cell, 0)).toBeGreaterThan(110);
    expect(map.reduce((sum, cell) => sum + cell, 0)).toBeLessThan(130);
  });

  it.each([HA_NOI, { lat: 23.39, lng: 105.3 }, { lat: 8.52, lng: 101.51 }, { lat: 16.047, lng: 108.206 }])(
    'are near where the great circle from %o says so, cell by cell',
    (stroke) => {
      const map = draw([{ at: AT, ...stroke }], null, AT);
      const wrong = map.findIndex((near, cell) => {
        const lat = NATIONAL_GRID.north - (Math.floor(cell / columns) + 0.5) * NATIONAL_GRID.cellHeight;
        const lng = NATIONAL_GRID.west + ((cell % columns) + 0.5) * cellWidth;
        return (near === 1) !== greatCircleKm(stroke, { lat, lng }) <= 20;
      });
      expect(map.includes(1)).toBe(true);
      expect(wrong).toBe(-1);
    },
  );

  it('go on with the rain from the moment that they were seen', () => {
    const map = draw([{ at: AT - 300, ...HA_NOI }], EASTWARDS, AT + 900);
    const carried = { ...HA_NOI, lng: HA_NOI.lng + 6 * cellWidth };
    expect(isNear(map, carried)).toBe(true);
    expect(isNear(map, { ...carried, lng: carried.lng + 5 * cellWidth })).toBe(true);
    expect(isNear(map, { ...HA_NOI, lng: HA_NOI.lng - cellWidth })).toBe(false);
  });

  it('lie where they would lie one by one, to half a cell, when a storm has many of them', () => {
    let seed = 7;
    const chance = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    const strokes = Array.from({ length: 1000 }, () => ({
      at: AT,
      lat: 15 + 0.2 * chance(),
      lng: 106 + 0.2 * chance(),
    }));
    expect(gatherStorm(strokes, null).x.length).toBeLessThan(250);
    const map = draw(strokes, null, AT);
    for (let cell = 0; cell < map.length; cell += 1) {
      const lat = NATIONAL_GRID.north - (Math.floor(cell / columns) + 0.5) * NATIONAL_GRID.cellHeight;
      const lng = NATIONAL_GRID.west + ((cell % columns) + 0.5) * cellWidth;
      if (Math.abs(lat - 15.1) > 0.4 || Math.abs(lng - 106.1) > 0.4) continue;
      const km = Math.min(...strokes.map((stroke) => greatCircleKm(stroke, { lat, lng })));
      // Half a cell's diagonal is 2.3 km.
      if (Math.abs(km - 20) > 2.3) expect(map[cell]).toBe(km < 20 ? 1 : 0);
    }
  });

  it('may lie outside, or leave', () => {
    expect(draw([{ at: AT, lat: 24.4, lng: 119 }], EASTWARDS, AT + 3600).some((cell) => cell === 1)).toBe(false);
  });

  it('are believed for half an hour and likely for an hour', () => {
    expect([10, 30, 40, 60, 70].map(findSeenThunder)).toEqual([3, 3, 2, 2, null]);
  });
});
