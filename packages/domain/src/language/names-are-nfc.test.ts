import { expect, test } from 'vitest';
import { AQI_CATEGORIES } from '#air/aqi-category.ts';
import { DAY_PERIODS } from '#weather/day-period.ts';
import { DAY_SKY_NAMES, NIGHT_SKY_NAMES, THUNDER_ENDINGS, UNKNOWN_SKY_NAME } from '#weather/sky-state-names.table.ts';
import { UV_LEVELS } from '#weather/uv-level.ts';
import { VISIBILITY_BANDS } from '#weather/visibility.ts';
import { BEAUFORT_NAMES } from '#wind/beaufort-names.table.ts';
import { WIND_DIRECTION_NAMES } from '#wind/wind-direction-names.table.ts';

const tables = {
  AQI_CATEGORIES,
  BEAUFORT_NAMES,
  DAY_PERIODS,
  DAY_SKY_NAMES,
  NIGHT_SKY_NAMES,
  THUNDER_ENDINGS,
  UNKNOWN_SKY_NAME,
  UV_LEVELS,
  VISIBILITY_BANDS,
  WIND_DIRECTION_NAMES,
};

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

test.each(Object.entries(tables))('every text of %s is NFC and without stray spaces', (_name, table) => {
  const texts = listTexts(table);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    expect(text).toBe(text.normalize('NFC'));
    expect(text).toBe(text.trim());
  }
});
