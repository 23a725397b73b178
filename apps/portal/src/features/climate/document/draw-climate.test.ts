import { makeClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { listRegionNormals } from '@portal/forecast/climate/region-normals';
import { expect, it } from 'vitest';
import { drawClimate } from './draw-climate.ts';

const NOW = Date.parse('2026-11-21T14:00:00+07:00') / 1000;
const MONTH = Date.parse('2026-12-01T00:00:00+07:00') / 1000;
const MOST_BYTES = 500_000;

const CLIMATES = listRegionNormals().map(({ region, areaKm2, normalOf }) => ({
  region,
  areaKm2,
  normalOf: (at: number) => {
    const { temperatureMeanC: temperatureC, rainMm } = normalOf(at);
    return { temperatureC, rainMm };
  },
  days: new Map(),
}));

it('is tagged, has its fonts in it and stays small, in both languages', async () => {
  for (const [language, kind] of [
    ['vi', '12-months'],
    ['en', '30-days'],
  ] as const) {
    const bulletin = makeClimateBulletin({ kind, area: 'northCentral', month: MONTH }, CLIMATES, {
      now: NOW,
      isDemo: false,
    });
    const pdf = await drawClimate({ bulletin, language, link: 'https://portal.example/du-bao', madeAt: NOW });
    const text = Buffer.from(pdf).toString('latin1');
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(text.match(/\/S \/Figure/g)?.length).toBe(3);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  }
});
