import { CROPS } from '@portal/domain/agriculture/crops.table';
import type { HintKind } from '@portal/domain/agriculture/hint';
import { expect, it } from 'vitest';
import { describeHint } from './describe-hint.ts';

const NOW = Date.parse('2026-11-23T09:00:00+07:00') / 1000;

const describe = (kind: HintKind, mm: number, crop: 'rice' | 'shrimp', language: 'vi' | 'en') =>
  describeHint(
    { kind, stage: 'any', weight: 'avoid', fromAt: NOW, days: 1, value: mm, basis: 'known' },
    CROPS[crop],
    NOW,
    language,
  );

it.each([
  ['heavyRain', 91, 'shrimp', 'Hôm nay mưa to 91 mm', 'Heavy rain today, 91 mm'],
  ['heavyRain', 101, 'rice', 'Hôm nay mưa rất to 101 mm', 'Very heavy rain today, 101 mm'],
  ['sowRain', 30, 'rice', 'Hôm nay mưa vừa 30 mm', 'Moderate rain today, 30 mm'],
] as const)('names the class of the amount beside it: %s of %s mm for %s', (kind, mm, crop, vi, en) => {
  expect(describe(kind, mm, crop, 'vi')).toContain(vi);
  expect(describe(kind, mm, crop, 'en')).toContain(en);
});
