import { expect, it } from 'vitest';
import { makeSampleWeather } from '../smartgen/weather.fixture.ts';
import { drawWardSheet } from './draw-ward-sheet.ts';
import { findWardBulletin } from './find-ward-bulletin.ts';

it.each(['vi', 'en'] as const)('is one tagged page of A4 with its fonts in it (%s)', async (language) => {
  const hours = { rainMm: 12, rainProbabilityPercent: 95, thunder: 2, temperatureC: 28, windSpeedMs: 3 } as const;
  const weather = makeSampleWeather(5, () => hours);
  const needs = {} as Parameters<typeof findWardBulletin>[0];
  const reply = findWardBulletin(needs, weather, { query: { lang: language } }, null);
  const pdf = (await drawWardSheet({ reply, official: [], language })).toString('latin1');
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf).toContain(`/Lang (${language})`);
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf.length).toBeLessThan(60_000);
});
