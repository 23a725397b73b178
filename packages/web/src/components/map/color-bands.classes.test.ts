import { mapMessages } from '@portal/content/messages/map-messages';
import { classifyUv } from '@portal/domain/weather/uv';
import { expect, it } from 'vitest';
import { describeClasses, findClass } from './color-bands.ts';
import { MAP_LAYERS } from './map-layer.ts';
import { LAYER_STYLES } from './map-palettes.table.ts';

const style = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;
const ranges = (layer: (typeof MAP_LAYERS)[number], other = {}) =>
  describeClasses(layer, mapMessages.vi, { ...style, ...other }).map(({ range }) => range);

it('shows every class of every layer in a word and a span, in both languages', () => {
  for (const language of ['vi', 'en'] as const) {
    for (const layer of MAP_LAYERS) {
      for (const { name, range } of describeClasses(layer, mapMessages[language], { ...style, language })) {
        expect(name).not.toBe('');
        expect(range).toMatch(/\d/);
      }
    }
  }
});

it('shows rain in millimetres, wind in forces, the air in whole indices', () => {
  expect(ranges('rain')).toEqual(['dưới 2,5', '2,5–10', '10–50', 'từ 50']);
  expect(ranges('wind')).toEqual(['cấp 0–1', 'cấp 2–3', 'cấp 4–5', 'cấp 6–7', 'cấp 8–9', 'cấp 10–11', 'từ cấp 12']);
  expect(ranges('uv')).toEqual(['0–2', '3–5', '6–7', '8–10', 'từ 11']);
  expect(ranges('aqi')).toEqual(['0–50', '51–100', '101–150', '151–200', '201–300', 'từ 301']);
});

it('classes an index of UV on the map as every other page does', () => {
  const names = ['low', 'moderate', 'high', 'veryHigh', 'extreme'] as const;
  for (let tenths = 5; tenths <= 130; tenths += 1) {
    expect(names[findClass(LAYER_STYLES.uv, tenths / 10)]).toBe(classifyUv(tenths / 10));
  }
});

it('shows degrees in the reader’s unit', () => {
  expect(ranges('temperature').slice(0, 2)).toEqual(['dưới 12', '12–16']);
  expect(ranges('temperature', { temperatureUnit: 'F' }).at(-1)).toBe('từ 97');
});

it('shows where each class begins in a figure, for narrow screens', () => {
  const starts = (layer: (typeof MAP_LAYERS)[number], other = {}) =>
    describeClasses(layer, mapMessages.vi, { ...style, ...other }).map(({ start }) => start);
  expect(starts('temperature')).toEqual(['<\u200912', '12', '16', '20', '24', '28', '32', '36']);
  expect(starts('temperature', { temperatureUnit: 'F' })[1]).toBe('54');
  expect(starts('wind')).toEqual(['0', '2', '4', '6', '8', '10', '12']);
  expect(starts('aqi')).toEqual(['0', '51', '101', '151', '201', '301']);
});
