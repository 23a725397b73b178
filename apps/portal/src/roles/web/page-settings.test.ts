import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseVisitorSettings, writeSettingsCookie } from './page-settings.ts';

const usual = { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart' };

it('has usual settings without the cookie', () => {
  for (const header of [undefined, '', 'a=b', 'xsettings=F', 'settings2=F']) {
    expect(parseVisitorSettings(header)).toEqual({ settings: usual, language: null, present: false, place: null });
  }
});

it('reads JSON as local storage holds it', () => {
  const stored = { version: 0, unit: { temperatureUnit: 'F', windUnit: 'ms' }, forecastView: 'table', language: 'EN' };
  const header = `a=b; settings=${encodeURIComponent(JSON.stringify(stored))}; c=d`;
  expect(parseVisitorSettings(header)).toEqual({
    settings: { temperatureUnit: 'F', windUnit: 'ms', forecastView: 'table' },
    language: 'en',
    present: true,
    place: null,
  });
});

it('reads the words with dots between', () => {
  expect(parseVisitorSettings('settings=F.kmh.table.vi')).toEqual({
    settings: { ...usual, temperatureUnit: 'F', forecastView: 'table' },
    language: 'vi',
    present: true,
    place: null,
  });
});

it('reads what the visitor grows, none where nothing is said', () => {
  const stored = encodeURIComponent(JSON.stringify({ crop: 'dragonFruit', language: 'VI' }));
  expect(parseVisitorSettings(`settings=${stored}`).settings.crop).toBe('dragonFruit');
  expect(parseVisitorSettings('settings=C.kmh.chart.coffee.vi').settings.crop).toBe('coffee');
  expect(parseVisitorSettings('settings=C.kmh.chart.vi').settings).not.toHaveProperty('crop');
});

it('ignores what it cannot read, but knows that the cookie was there', () => {
  for (const value of ['', '%zz', '{', 'null', '%7B%22unit%22%3A7%7D', 'F'.repeat(501), '__proto__']) {
    expect(parseVisitorSettings(`settings=${value}`)).toEqual({
      settings: usual,
      language: null,
      present: true,
      place: null,
    });
  }
});

it('reads the place seen last beside the settings or alone, and only what can be the address of one', () => {
  expect(parseVisitorSettings('settings=F; place=da-lat-lam-dong')).toMatchObject({ place: 'da-lat-lam-dong' });
  expect(parseVisitorSettings('place=hue')).toEqual({ settings: usual, language: null, present: false, place: 'hue' });
  for (const value of ['', 'Hue', 'hue/x', '../x', 'hu%C3%A9', '-hue', 'a'.repeat(81)]) {
    expect(parseVisitorSettings(`place=${value}`).place).toBeNull();
  }
});

it('never throws and only answers settings that exist', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { settings } = parseVisitorSettings(`settings=${text}`);
      expect(['C', 'F']).toContain(settings.temperatureUnit);
      expect(['kmh', 'ms']).toContain(settings.windUnit);
      expect(['table', 'chart']).toContain(settings.forecastView);
    }),
  );
});

it('writes a cookie that it reads back, without personal data', () => {
  const settings = { temperatureUnit: 'F', windUnit: 'ms', forecastView: 'table', crop: 'rice' } as const;
  const saved = { settings, language: 'en' } as const;
  const cookie = writeSettingsCookie(saved);
  expect(cookie).toBe('settings=F.ms.table.rice.en; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(parseVisitorSettings(cookie.split(';')[0])).toEqual({ ...saved, present: true, place: null });
  expect(writeSettingsCookie({ settings: parseVisitorSettings('').settings, language: null })).toContain(
    '=C.kmh.chart;',
  );
});
