import { describe, expect, it } from 'vitest';
import { NoiseLayer } from './noise-layer.ts';

const SHAPE = { seed: 5, spacingDeg: 2, spacingHours: 10, drift: 1, turnDeg: 23 };
const STILL = { lng: 0, lat: 0 };

function makePoints(count: number): { lat: Float64Array; lng: Float64Array } {
  return {
    lat: Float64Array.from({ length: count }, (_, index) => 5 + (index % 20)),
    lng: Float64Array.from({ length: count }, (_, index) => 100 + Math.floor(index / 20)),
  };
}

describe('noise layer', () => {
  it('has mean 0 and variance 1, at lattice points and between them', () => {
    const layer = new NoiseLayer(SHAPE, makePoints(400));
    for (const phase of [0, 5]) {
      let sum = 0;
      let squares = 0;
      for (let step = 0; step < 300; step += 1) {
        layer.moveTo(20 * step + phase, STILL);
        for (const value of layer.values) {
          sum += value;
          squares += value * value;
        }
      }
      const count = 300 * layer.values.length;
      expect(Math.abs(sum / count)).toBeLessThan(0.05);
      expect(Math.abs(squares / count - 1)).toBeLessThan(0.05);
    }
  });

  it('gives a place the same value whatever other places are asked for', () => {
    const many = makePoints(400);
    const all = new NoiseLayer(SHAPE, many);
    const one = new NoiseLayer(SHAPE, { lat: many.lat.slice(133, 134), lng: many.lng.slice(133, 134) });
    for (const hours of [-3, 0, 234_567.5]) {
      all.moveTo(hours, { lng: -812.3, lat: 77.1 });
      one.moveTo(hours, { lng: -812.3, lat: 77.1 });
      expect(one.values[0]).toBe(all.values[133]);
    }
  });

  it('changes little in a short time and moves with the flow', () => {
    const points = { lat: Float64Array.of(10, 11), lng: Float64Array.of(105, 107) };
    const layer = new NoiseLayer(SHAPE, points);
    layer.moveTo(1000, STILL);
    const [first = 0] = layer.values;
    layer.moveTo(1000.1, STILL);
    expect(Math.abs((layer.values[0] ?? 0) - first)).toBeLessThan(0.05);
    layer.moveTo(1000, { lng: 2, lat: 1 });
    expect(layer.values[1]).toBeCloseTo(first, 9);
  });
});
