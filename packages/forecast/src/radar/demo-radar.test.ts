import { expect, it } from 'vitest';
import { createDemoRain, DemoRadar, isInDemoReach } from '#radar/demo-radar.ts';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';

it('sees the mainland to its ends and the islands near it, and neither far sea nor far land', () => {
  const seen = [
    { lat: 23.38, lng: 105.32 },
    { lat: 22.4, lng: 102.15 },
    { lat: 21.5, lng: 108 },
    { lat: 22.85, lng: 106.8 },
    { lat: 19.3, lng: 104 },
    { lat: 12.65, lng: 109.46 },
    { lat: 8.57, lng: 104.83 },
    { lat: 8.69, lng: 106.6 },
    { lat: 10.22, lng: 103.96 },
    { lat: 20.13, lng: 107.73 },
    { lat: 15.38, lng: 109.12 },
    { lat: 10.53, lng: 108.95 },
  ];
  const unseen = [
    { lat: 16.5, lng: 111.6 },
    { lat: 8.65, lng: 111.92 },
    { lat: 13.75, lng: 100.5 },
    { lat: 14, lng: 110.5 },
  ];
  expect([...seen, ...unseen].map(isInDemoReach)).toEqual([...seen.map(() => true), ...unseen.map(() => false)]);
});

it('at one cell is what its frames have there', () => {
  const radar = new DemoRadar();
  const at = Date.parse('2026-08-03T16:00:00+07:00') / 1000;
  const frames = [at, at + 600, at + 4200].map((moment) => radar.makeFrame(moment));
  const { columns, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  for (const cell of [40_000, 61_234, 90_500, 12]) {
    const rain = createDemoRain({
      lat: north - (Math.floor(cell / columns) + 0.5) * cellHeight,
      lng: west + ((cell % columns) + 0.5) * cellWidth,
    });
    for (const frame of frames) {
      const rate = frame.rainMmh[cell] as number;
      if (Number.isNaN(rate)) expect(rain(frame.at)).toBeNull();
      else expect(rain(frame.at)).toBeCloseTo(rate, 5);
    }
  }
});
