import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSettingsCookie, parseStoredSettings, writeSettingsCookie, writeStoredSettings } from './sync-settings.ts';

const chosen = {
  temperatureUnit: 'F',
  windUnit: 'ms',
  forecastView: 'table',
  language: 'en',
  others: ['rice'],
} as const;

it('keeps settings as local storage names them and reads them back', () => {
  const text = writeStoredSettings(chosen);
  expect(JSON.parse(text)).toMatchObject({
    version: 0,
    unit: { temperatureUnit: 'F', windUnit: 'ms' },
    language: 'EN',
    forecastView: 'table',
  });
  expect(parseStoredSettings(text)).toEqual(chosen);
});

it('mirrors them as the words that the server writes, those it does not know among them', () => {
  const cookie = writeSettingsCookie(chosen);
  expect(cookie).toBe('settings=F.ms.table.rice.en; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(parseSettingsCookie(`a=b; ${cookie.split(';')[0]}; c=d`, 'vi')).toEqual(chosen);
});

it('takes the page’s language where the cookie names none', () => {
  expect(parseSettingsCookie('settings=C.kmh.chart', 'en')?.language).toBe('en');
  expect(parseSettingsCookie('settings=C.kmh.chart.vi', 'en')?.language).toBe('vi');
});

it('drops what it cannot read and another version', () => {
  for (const text of [null, '', '{', 'null', '[]', '7', '{"version":1,"unit":{"temperatureUnit":"F"}}']) {
    expect(parseStoredSettings(text)).toBeNull();
  }
  for (const cookies of ['', 'xsettings=F', 'settings=%7B%7D']) expect(parseSettingsCookie(cookies, 'vi')).toBeNull();
  expect(parseStoredSettings('{"version":0,"unit":7}')).toMatchObject({ temperatureUnit: 'C', windUnit: 'kmh' });
});

it('never throws for what it finds kept', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, cookies) => {
      const settings = parseStoredSettings(json);
      if (settings !== null) expect(['C', 'F']).toContain(settings.temperatureUnit);
      parseSettingsCookie(cookies, 'vi');
    }),
  );
});
