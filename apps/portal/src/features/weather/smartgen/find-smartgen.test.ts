import { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSmartgen } from './find-smartgen.ts';
import { makeSampleWeather } from './weather.fixture.ts';

const orUnknown = (least: number, most: number) =>
  fc.option(fc.double({ min: least, max: most, noNaN: true }), { freq: 12 });
const hour: fc.Arbitrary<Partial<HourWeather>> = fc.record({
  code: fc.constantFrom<SkyCode | null>(1, 3, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 18, 23, 24, 28, null),
  isDay: fc.boolean(),
  thunder: fc.constantFrom(0 as const, 1 as const, 2 as const, null),
  temperatureC: orUnknown(-5, 42),
  feelsLikeC: orUnknown(-10, 55),
  windSpeedMs: orUnknown(0, 40),
  windGustMs: orUnknown(0, 70),
  windDirectionDeg: orUnknown(0, 360),
  visibilityKm: orUnknown(0, 30),
  rainMm: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 80, noNaN: true }), fc.constant(null)),
  rainProbabilityPercent: orUnknown(0, 100),
});
/** Repeating days: dry, wet and unknown ones. */
const pattern = fc.oneof(
  fc.array(hour, { minLength: 1, maxLength: 60 }),
  fc.array(hour, { minLength: 1, maxLength: 60 }).map((hours) => hours.map((each) => ({ ...each, rainMm: 0 }))),
  fc.array(hour, { minLength: 1, maxLength: 9 }).map((hours) => hours.map((each) => ({ ...each, rainMm: 3 }))),
);

describe('every text', () => {
  it('is one to three clean sentences, or none', () => {
    const span = fc.constantFrom(...SmartgenSpan.anyOf.map((literal) => literal.const));
    const query = fc.record({ span, lang: fc.constantFrom('vi', 'en'), unit: fc.constantFrom('C', 'F') });
    fc.assert(
      fc.property(pattern, fc.integer({ min: 0, max: 23 }), query, (hours, at, asked) => {
        const weather = makeSampleWeather(at, (index) => hours[index % hours.length] ?? {});
        const { text, facts } = findSmartgen(weather, { query: asked as never });
        if (text === null) {
          expect(facts).toEqual([]);
          return;
        }
        expect(text).not.toMatch(/null|NaN|undefined|Infinity|\s\s|,,|, ,|,\.|\(\)|\s[.,;]|\.\.|−0/);
        expect(text).toMatch(/^[\p{Lu}\d−]/u);
        expect(text).toMatch(/[^.]\.$/);
        expect(text).toBe(text.normalize('NFC'));
        expect(text.split(/\.(?= |$)/).filter((part) => part !== '').length).toBeLessThanOrEqual(3);
        expect(facts.every(({ value }) => value !== null && !Number.isNaN(value))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('is none where nothing is known, but for the normals of 90 days', () => {
    const weather = makeSampleWeather(14, () => ({}));
    for (const { const: span } of SmartgenSpan.anyOf) {
      const { text } = findSmartgen(weather, { query: { span } });
      if (span === '90-days') expect(text).toMatch(/^Chưa có dự báo, chỉ có trung bình nhiều năm\./);
      else expect(text).toBeNull();
    }
  });

  it('shows the degrees of its unit', () => {
    const weather = makeSampleWeather(14, () => ({ temperatureC: 30, code: 1, rainMm: 0 }));
    const format = (unit: 'C' | 'F') => findSmartgen(weather, { query: { unit, span: 'now' } }).text;
    expect(format('C')).toContain('30°');
    expect(format('F')).toContain('86°');
  });
});
