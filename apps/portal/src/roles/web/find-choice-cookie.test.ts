import { expect, it } from 'vitest';
import { findChoiceCookie } from './find-choice-cookie.ts';
import { parseVisitorSettings } from './page-settings.ts';

const choose = (query: Readonly<Record<string, string>>, cookie?: string) =>
  findChoiceCookie({ query, visitor: parseVisitorSettings(cookie) });

it('keeps the crop and the view of an address beside what was stored before', () => {
  expect(choose({ crop: 'coffee' }, 'settings=F.ms.table.en')).toMatch(/^settings=F\.ms\.table\.coffee\.en;/);
  expect(choose({ view: 'table' }, 'settings=C.kmh.chart.rice')).toMatch(/^settings=C\.kmh\.table\.rice;/);
  expect(choose({ crop: 'shrimp' })).toMatch(/^settings=C\.kmh\.chart\.shrimp;/);
});

it('keeps nothing where nothing new was chosen, or nothing that there is', () => {
  expect(choose({})).toBeNull();
  expect(choose({ crop: 'rice' }, 'settings=C.kmh.chart.rice')).toBeNull();
  expect(choose({ view: 'chart' })).toBeNull();
  for (const crop of ['', 'Rice', 'constructor', 'banana']) expect(choose({ crop, view: crop })).toBeNull();
});
