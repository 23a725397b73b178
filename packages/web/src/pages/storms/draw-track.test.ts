import { describe, expect, it } from 'vitest';
import { drawCone, drawRadii, listStatedRadii } from './draw-track.ts';
import { fitMap } from './map-frame.ts';
import { placeLabels, type WantedLabel } from './place-labels.ts';
import { JMA_TRACK, JTWC_TRACK, makeRadii } from './storm.fixture.ts';
import { findMainlandKm, findMovement, interpolateTrack, isInEastSea, moveFrom } from './storm-geometry.ts';

const FRAME = fitMap([], { width: 800, leastHeight: 400, mostHeight: 600 });

describe('the cone', () => {
  it('is a circle for each error circle, and what lies between them', () => {
    const cone = drawCone(JMA_TRACK, FRAME);
    expect(cone.match(/M[^Ma]*a/g)).toHaveLength(2);
    expect(cone.match(/M[^MaL]*L[^Ma]*z/g)).toHaveLength(2);
  });

  it('turns one way throughout, so that nothing is left out where parts overlap', () => {
    const cone = drawCone(JMA_TRACK, FRAME);
    expect(cone).not.toMatch(/ 0 1 0 /);
    for (const [, text = ''] of cone.matchAll(/M([^MaL]*L[^Ma]*)z/g)) {
      const corners = text.split('L').map((pair) => pair.split(' ').map(Number));
      const turn = corners.reduce((sum, [x = 0, y = 0], index) => {
        const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(turn).toBeGreaterThan(0);
    }
  });

  it('is nothing for a centre that states no errors', () => {
    expect(drawCone(JTWC_TRACK, FRAME)).toBe('');
  });
});

describe('the reach of a wind', () => {
  it('shrinks to the centre in a quadrant that is not stated', () => {
    const centre = { lat: 19, lng: 112 };
    const { x, y } = FRAME.project(centre);
    const points = drawRadii(centre, makeRadii(30, 10), FRAME).slice(1, -1).split('L');
    expect(points).toHaveLength(3 * 10 + 1);
    expect(points).toContain(`${x.toFixed(1)} ${y.toFixed(1)}`);
  });

  it('is left out where no quadrant is stated, the weakest wind first', () => {
    const empty = { kt: 64, minutes: 1, ne: null, se: null, sw: null, nw: 0 } as const;
    const radii = [makeRadii(50, 10), empty, makeRadii(30, 10)];
    expect(listStatedRadii({ radii }).map(({ kt }) => kt)).toEqual([30, 50]);
  });
});

describe('positions', () => {
  it('between two times lie on the line, and none outside of them', () => {
    const track = [
      { at: '2026-08-03T00:00:00+07:00', lat: 10, lng: 179 },
      { at: '2026-08-03T12:00:00+07:00', lat: 12, lng: -179 },
    ];
    expect(interpolateTrack(track, '2026-08-03T06:00:00+07:00')).toEqual({ lat: 11, lng: 180 });
    expect(interpolateTrack(track, '2026-08-03T13:00:00+07:00')).toBeNull();
    expect(interpolateTrack(track, '2026-08-02T23:00:00+07:00')).toBeNull();
  });

  it('tell where a storm goes and how fast', () => {
    const at = (hour: string) => `2026-08-03T${hour}:00:00+07:00`;
    const movement = findMovement({ at: at('00'), lat: 15, lng: 112 }, { at: at('06'), lat: 15, lng: 111 });
    expect(movement?.towardDeg).toBeCloseTo(270, 0);
    expect((movement?.speedMs ?? 0) * 3.6).toBeCloseTo(17.9, 1);
    expect(findMovement({ at: at('00'), lat: 15, lng: 112 }, { at: at('00'), lat: 15, lng: 111 })).toBeNull();
  });

  it('have a distance from the mainland, not from islands', () => {
    expect(findMainlandKm({ lat: 21.03, lng: 105.85 })).toBe(0);
    // Lý Sơn lies 25 to 30 km off the coast.
    expect(findMainlandKm({ lat: 15.38, lng: 109.12 })).toBeGreaterThan(15);
    expect(findMainlandKm({ lat: 15.38, lng: 109.12 })).toBeLessThan(35);
  });

  it.each([
    [{ lat: 16, lng: 112 }, true],
    [{ lat: 16, lng: 120 }, false],
    [{ lat: 23, lng: 118 }, false],
    [{ lat: 5, lng: 108 }, false],
  ])('lie in the East Sea or not: %o', (point, expected) => {
    expect(isInEastSea(point)).toBe(expected);
  });

  it('move by a distance along a bearing', () => {
    expect(moveFrom({ lat: 15, lng: 112 }, 0, 111.32).lat).toBeCloseTo(16, 2);
  });
});

describe('labels', () => {
  const label = (text: string, x: number, kind: WantedLabel['kind'] = 'time'): WantedLabel => ({
    ...{ text, kind, at: { x, y: 100 } },
  });

  it('do not overlap, and are left out where no room is left', () => {
    const wanted = Array.from({ length: 14 }, (_, index) => label(`label ${index}`, 100 + index));
    const placed = placeLabels(wanted, [], { width: 300, height: 200 });
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.length).toBeLessThan(14);
    expect(new Set(placed.map(({ x, y, anchor }) => `${x < 105} ${y} ${anchor}`)).size).toBe(placed.length);
  });

  it('of the archipelagos always stand', () => {
    const crowded = [label('Hoàng Sa', 100, 'island'), label('Trường Sa', 100, 'island')];
    expect(placeLabels(crowded, [], { width: 300, height: 200 })).toHaveLength(2);
  });

  it('moves the name of an archipelago off the storm that passes it', () => {
    const [island] = placeLabels([label('Hoàng Sa', 100, 'island')], [{ x: 90, y: 112 }], { width: 300, height: 200 });
    expect(island?.y).toBeLessThan(100);
  });
});
