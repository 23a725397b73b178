import { expect, it } from 'vitest';
import { findBoatCookie, findChoiceCookie, findFieldCookie, findWorthCookie } from './find-choice-cookie.ts';
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

it('keeps the limit for one’s own boat, forgets it when both fields are empty, and never keeps a bad one', () => {
  const keep = (query: Readonly<Record<string, string>>, cookie?: string) =>
    findBoatCookie({ query, visitor: parseVisitorSettings(cookie) });
  expect(keep({ wave: '1,5', force: '5' })).toMatch(/^boat=1\.5-5; Path=\/; Max-Age=31536000;/);
  expect(keep({ wave: '1.5', force: '5' }, 'boat=1.5-5')).toBeNull();
  expect(keep({ wave: '2', force: '5' }, 'settings=C.kmh.chart; boat=1.5-5')).toMatch(/^boat=2-5;/);
  expect(keep({ wave: '', force: '' }, 'boat=1.5-5')).toMatch(/^boat=; Path=\/; Max-Age=0;/);
  for (const wave of ['', '0', '99', 'x\r\nset-cookie: a']) expect(keep({ wave, force: '5' }, 'boat=1.5-5')).toBeNull();
  expect(keep({}, 'boat=1.5-5')).toBeNull();
});

it('reads that limit beside the settings, and no damaged one', () => {
  const limitOf = (cookie: string) => parseVisitorSettings(cookie).settings.boatLimit;
  expect(limitOf('boat=1.25-6')).toEqual({ waveM: 1.25, force: 6 });
  expect(limitOf('settings=F.ms.table.en; boat=1.25-6')).toEqual({ waveM: 1.25, force: 6 });
  for (const cookie of ['boat=', 'boat=6', 'boat=99-6', 'settings=C.kmh.chart'])
    expect(limitOf(cookie)).toBeUndefined();
});

it('keeps cost and loss of a page that marks chances by them, forgets them when empty, and never keeps bad ones', () => {
  const keep = (query: Readonly<Record<string, string>>, cookie?: string, routeId = 'weather:hourly') =>
    findWorthCookie({ routeId, query, visitor: parseVisitorSettings(cookie) });
  expect(keep({ cost: '50.000', loss: '500 000' })).toMatch(/^worth=50000-500000; Path=\/; Max-Age=31536000;/);
  expect(keep({ cost: '50000', loss: '500000' }, 'worth=50000-500000')).toBeNull();
  expect(keep({ cost: '', loss: '' }, 'worth=50000-500000')).toMatch(/^worth=; Path=\/; Max-Age=0;/);
  for (const cost of ['', '0', '9', 'x\r\nset-cookie: a']) expect(keep({ cost, loss: '9' }, 'worth=1-2')).toBeNull();
  expect(keep({ cost: '1', loss: '9' }, undefined, 'home')).toBeNull();
  expect(parseVisitorSettings('settings=F.ms.table.en; worth=1-9').settings.costLoss).toEqual({ cost: 1, loss: 9 });
  expect(parseVisitorSettings('worth=9-1').settings.costLoss).toBeUndefined();
});

it('keeps a rice field of its place’s season, forgets it when the day is empty, and never keeps a bad one', () => {
  const keep = (query: Readonly<Record<string, string>>, cookie?: string, location = 'hue') =>
    findFieldCookie({
      routeId: 'agri:90-days',
      parameters: { location },
      query,
      visitor: parseVisitorSettings(cookie),
    });
  const typed = { sown: '2026-06-15', variety: '115', planting: 'direct' };
  expect(keep(typed)).toMatch(/^field=hue\.2026-06-15\.115\.direct; Path=\/; Max-Age=31536000;/);
  expect(keep(typed, 'field=hue.2026-06-15.115.direct')).toBeNull();
  expect(keep(typed, 'field=hue.2026-06-15.115.direct', 'da-nang')).toMatch(/^field=da-nang\./);
  expect(keep({ sown: '' }, 'field=hue.2026-06-15.115.direct')).toMatch(/^field=; Path=\/; Max-Age=0;/);
  expect(keep({ sown: '' }, 'field=hue.2026-06-15.115.direct', 'da-nang')).toBeNull();
  for (const sown of ['15/6', '2026-02-31', 'x\r\nset-cookie: a']) expect(keep({ ...typed, sown })).toBeNull();
  expect(keep(typed, undefined, '../x')).toBeNull();
  expect(keep({ crop: 'rice' })).toBeNull();
  expect(parseVisitorSettings('settings=C; field=hue.2026-06-15.90.direct').settings.riceField?.variety).toBe(90);
});
