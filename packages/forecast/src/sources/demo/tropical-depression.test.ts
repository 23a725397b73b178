import { describe, expect, it } from 'vitest';
import { DemoSky } from './demo-sky.ts';
import { makeSites } from './sites.ts';
import { listDepressions } from './tropical-depression.ts';

const ORIGIN_SECONDS = 946_684_800;
const YEARS = 20;
const HOURS = Array.from({ length: (YEARS * 8766) / 6 }, (_, index) => 6 * index);

describe('tropical depressions', () => {
  it('come a few times a year, in the second half of it, and stay below the force of a storm', () => {
    const met = HOURS.flatMap((hours) => listDepressions(hours).map((depression) => ({ hours, ...depression })));
    const daysAYear = met.length / 4 / YEARS;
    expect(daysAYear).toBeGreaterThan(10);
    expect(daysAYear).toBeLessThan(80);
    expect(Math.max(...met.map(({ windMs }) => windMs))).toBeLessThan(17.2);
    const spring = met.filter(({ hours }) => {
      const month = new Date((ORIGIN_SECONDS + hours * 3600) * 1000).getUTCMonth();
      return month >= 1 && month <= 5;
    });
    expect(spring).toEqual([]);
  });

  it('lower the pressure and turn the wind against the clock', () => {
    const hours = HOURS.find((candidate) =>
      listDepressions(candidate).some(({ windMs, lng }) => windMs > 14 && lng < 116 && lng > 111),
    );
    const [centre] = listDepressions(hours ?? 0);
    if (hours === undefined || centre === undefined) throw new Error('no depression in twenty years');
    const { lat, lng } = centre;
    const points = [
      { lat, lng, heightM: 0 },
      { lat, lng: lng + 1.5, heightM: 0 },
      { lat, lng: lng - 1.5, heightM: 0 },
      { lat, lng: lng + 9, heightM: 0 },
    ];
    const fields = new DemoSky(makeSites(points)).fieldsAt(ORIGIN_SECONDS + hours * 3600);
    const [inside = 0, , , outside = 0] = fields.pressureMsl;
    expect(outside - inside).toBeGreaterThan(5);
    const [, east = 0, west = 0] = fields.windV10m;
    expect(east - west).toBeGreaterThan(12);
  });
});
