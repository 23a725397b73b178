import { checkSchema } from '@portal/contract/check-schema';
import { weatherWardBulletin } from '@portal/contract/endpoints/ward-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { measureSms } from '@portal/domain/alert/sms-text';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findReadingSeconds } from '@portal/domain/ward-bulletin/reading-time';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeatherNeeds } from '../needs.ts';
import { makeSampleWeather } from '../smartgen/weather.fixture.ts';
import { findWardBulletin } from './find-ward-bulletin.ts';

const DRY: Partial<HourWeather> = {
  rainMm: 0,
  rainProbabilityPercent: 0,
  temperatureC: 28,
  windSpeedMs: 2,
  windGustMs: 4,
  visibilityKm: 20,
};
const WET: Partial<HourWeather> = { ...DRY, rainMm: 60, rainProbabilityPercent: 95, thunder: 2 };

type Official = Pick<WeatherNeeds, 'warnings' | 'gates'>;

interface Asked {
  readonly language?: 'vi' | 'en';
  readonly place?: string;
  readonly official?: Official;
  readonly areaRain?: Parameters<typeof findWardBulletin>[3];
}

/** The bulletin issued at an hour of today. */
function ask(hour: number, known: (index: number) => Partial<HourWeather>, asked: Asked = {}) {
  const { language = 'vi', place = 'Ô Môn', official = {}, areaRain = null } = asked;
  const sample = makeSampleWeather(hour, known);
  const weather = { ...sample, place: { ...sample.place, displayName: { main: place, secondary: 'Cần Thơ' } } };
  const query = { location: 'o-mon-can-tho', lang: language };
  const reply = findWardBulletin(official as WeatherNeeds, weather, { query }, areaRain);
  expect(checkSchema(weatherWardBulletin.reply, reply, 'en')).toEqual([]);
  return { reply, weather };
}

const rainAt =
  (from: number, to: number) =>
  (index: number): Partial<HourWeather> =>
    index >= from && index < to ? WET : DRY;

function makeWarning(startsAt: number, expiresAt: number, changes: Partial<OfficialWarning> = {}): OfficialWarning {
  const headline = 'Bão số 5 giật cấp 12 vào đất liền từ tối nay';
  const words = { language: 'vi', headline, text: `${headline}.` } as const;
  return {
    id: 'w1',
    issuer: 'Đài Khí tượng Thủy văn Cần Thơ',
    number: '12/DBTB',
    kind: 'storm',
    level: 4,
    issuedAt: formatMoment(startsAt),
    startsAt: formatMoment(startsAt),
    expiresAt: formatMoment(expiresAt),
    endAssumed: false,
    area: { name: 'Cần Thơ', places: [], polygons: [], circles: [] },
    ...words,
    original: words,
    link: null,
    ...changes,
  };
}

describe('a bulletin of an afternoon of storms', () => {
  const { reply } = ask(5, rainAt(15, 18));

  it('says first when it rains, and what to do before', () => {
    expect(reply.headline).toBe('Chiều nay có mưa rất to kèm dông.');
    expect(reply.action).toBe('Cất đồ phơi, che nông sản trước 14 giờ 30; không đi qua chỗ ngập.');
    expect(reply.items.map(({ kind }) => kind)).toEqual(['rain', 'thunder', 'warmth']);
  });

  it('says the same facts in every carrier, with issue and end', () => {
    expect(reply.sms).toBe(
      'O Mon 3/8 5h-19h: 15h-18h co mua rat to kem dong. Cat do phoi truoc 14h30, khong qua cho ngap. Co sam: vao nha, tranh cay to, dong trong. Troi Viet.',
    );
    expect(reply.script).toContain('phát lúc năm giờ, dùng đến mười chín giờ');
    expect(reply.script.split('trước mười bốn giờ ba mươi')).toHaveLength(3);
  });
});

describe.each(['vi', 'en'] as const)('whatever the weather, in %s', (language) => {
  const hour = fc.record({
    rainMm: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 60, noNaN: true })),
    rainProbabilityPercent: fc.integer({ min: 0, max: 100 }),
    thunder: fc.constantFrom(0, 1, 2, null),
    temperatureC: fc.integer({ min: -3, max: 42 }),
    windSpeedMs: fc.integer({ min: 0, max: 40 }),
    windGustMs: fc.integer({ min: 0, max: 60 }),
    visibilityKm: fc.constantFrom(0.2, 0.8, 5, 20),
    humidityPercent: fc.constantFrom(60, 90, 100),
  });
  const cases = fc.record({
    issuedHour: fc.integer({ min: 0, max: 23 }),
    hours: fc.array(hour, { minLength: 12, maxLength: 48 }),
    place: fc.constantFrom('Ô Môn', 'Trường Sa', 'Krông Pa', 'Phường Mỹ Tho', 'Văn Miếu – Quốc Tử Giám', 'Hoàng Sa'),
    official: fc.constantFrom('none', 'storm', 'over', 'minor'),
  });

  function toOfficial(kind: string, at: number): Official {
    const span = { storm: [at - 3600, at + 50_000], over: [at - 9000, at - 3600], minor: [at - 3600, at + 9000] }[kind];
    if (span === undefined) return {};
    const minor = kind === 'minor' ? { kind: 'thunderstorm', level: 1 } : {};
    const warning = makeWarning(span[0] ?? 0, span[1] ?? 0, minor as Partial<OfficialWarning>);
    return { warnings: () => (kind === 'over' ? [] : [warning]), gates: () => [warning] };
  }

  it('stays within 160 plain characters and 60 seconds, all numerals in words', () => {
    fc.assert(
      fc.property(cases, ({ issuedHour, hours, place, official }) => {
        const at = makeSampleWeather(issuedHour, () => DRY).nowAt;
        const { reply } = ask(issuedHour, (index) => ({ ...DRY, ...hours[index % hours.length] }) as HourWeather, {
          language,
          place,
          official: toOfficial(official, at),
        });
        const { parts, encoding } = measureSms(reply.sms);
        expect([parts, encoding]).toEqual([1, 'gsm7']);
        expect(reply.sms.length).toBeLessThanOrEqual(160);
        expect(findReadingSeconds(reply.script, language)).toBeLessThanOrEqual(60);
        expect(reply.scriptSeconds).toBe(findReadingSeconds(reply.script, language));
        expect(reply.script).not.toMatch(/[\d°%–]/);
        expect(Date.parse(reply.validTo)).toBeGreaterThan(at * 1000);
        if (official === 'none') return;
        expect(`${reply.script} ${reply.sms}`).not.toMatch(/không mưa|khong mua|no rain|sản được|can dry/i);
      }),
      { numRuns: 150, seed: 105 },
    );
  });
});

describe('official bulletins', () => {
  const at = makeSampleWeather(5, () => DRY).nowAt;
  const during = makeWarning(at - HOUR_SECONDS, at + 12 * HOUR_SECONDS);

  it('of level 3 and more come first, quoted, with the first step of the guide', () => {
    const { reply } = ask(5, rainAt(15, 18), { official: { warnings: () => [during], gates: () => [during] } });
    expect(reply.headline).toContain(during.headline);
    expect(reply.items[0]).toMatchObject({ kind: 'warning', text: expect.stringContaining(during.issuer) });
    expect(reply.action).toBe('Ở trong nhà kiên cố, tránh xa cửa kính; ngắt điện khi nước vào nhà hoặc mái bị tốc.');
    expect(reply.script).toContain('Bão số năm giật cấp mười hai vào đất liền từ tối nay');
    expect(reply.sms).toContain('Bao so 5 giat cap 12 vao dat lien tu toi nay');
    expect(reply.items.map(({ action }) => action)).not.toContain(expect.stringContaining('Cất đồ phơi'));
  });

  it('make a bulletin of their own where no forecast is known', () => {
    const { reply } = ask(5, () => ({}), { official: { warnings: () => [during], gates: () => [during] } });
    expect(reply.items.map(({ kind }) => kind)).toEqual(['warning']);
    expect(reply.script).toContain('Bão số năm giật cấp mười hai');
  });

  it('need no run either', () => {
    const sample = makeSampleWeather(5, () => ({}));
    const weather = { ...sample, series: { ...sample.series, variables: {} } };
    const official = { warnings: () => [during], gates: () => [during] } as Official as WeatherNeeds;
    const reply = findWardBulletin(official, weather, { query: { location: 'o-mon-can-tho' } }, null);
    expect([reply.issued.sources, reply.headline]).toEqual([{}, expect.stringContaining(during.headline)]);
  });

  it('that begin after the end of the bulletin are not in it', () => {
    const later = makeWarning(at + 15 * HOUR_SECONDS, at + 30 * HOUR_SECONDS);
    const { reply } = ask(5, rainAt(15, 18), { official: { warnings: () => [later] } });
    expect(reply.items.map(({ kind }) => kind)).not.toContain('warning');
  });

  it.each([
    [23, 'Sau bão, lũ: chờ bản tin mới.'],
    [25, 'Từ giờ đến 19 giờ trời không mưa.'],
  ])('leave no advice until a day after their end: %i hours after', (hours, headline) => {
    const over = makeWarning(at - 40 * HOUR_SECONDS, at - hours * HOUR_SECONDS);
    const { reply } = ask(5, () => DRY, { official: { warnings: () => [], gates: () => [over] } });
    expect(reply.headline).toBe(headline);
  });

  it('of lower levels are quoted too', () => {
    const minor = makeWarning(at - HOUR_SECONDS, at + HOUR_SECONDS, { kind: 'thunderstorm', level: 1 });
    const { reply } = ask(5, rainAt(15, 18), { official: { warnings: () => [minor], gates: () => [minor] } });
    expect(reply.items[0]).toMatchObject({ kind: 'warning', action: 'Làm theo bản tin chính thức.' });
    expect(reply.sms).toContain('Canh bao chinh thuc');
  });

  it('with a headline too long to be read out are named, never cut', () => {
    const long = { ...during, headline: 'Gió mạnh, sóng lớn, mưa to đến rất to '.repeat(12).trim() };
    const { reply } = ask(5, rainAt(15, 18), { official: { warnings: () => [long], gates: () => [long] } });
    expect(reply.items[0]?.text).toContain(long.headline);
    expect(reply.script).toContain('tin mười hai/DBTB');
    expect(reply.scriptSeconds).toBeLessThanOrEqual(60);
    expect(reply.sms).toContain('Canh bao chinh thuc: Bao');
  });
});

it('adds the rain over the whole ward only from five millimetres on', () => {
  const sum = { hours: 3, rain: 0.4, members: 20, frameAt: '2026-08-03T05:00:00+07:00' };
  const askWith = (rainHigh: number) => ask(5, rainAt(6, 8), { areaRain: { ...sum, rainHigh } }).reply;
  expect(askWith(4.9).headline).not.toContain('cả xã, phường');
  expect(askWith(5).headline).toContain('3 giờ tới cả xã, phường khoảng 1 mm, có thể tới 5 mm');
  expect(askWith(9).headline).toContain('khoảng 1 mm, có thể tới 9 mm');
});

it('has no data without a value', () => {
  expect(() => ask(5, () => ({}))).toThrow('No data yet');
});

it('acts on the first rain that is likely, and says no sentence without the one it belongs to', () => {
  const { reply } = ask(5, (index) => {
    if (index === 7) return { ...WET, rainMm: 0.3, rainProbabilityPercent: 30, thunder: 0 };
    return index >= 13 && index < 16 ? WET : DRY;
  });
  expect(reply.action).toContain('trước 12 giờ 30');
  expect(reply.sms).toContain('13h-16h co mua rat to');
  expect(reply.script).not.toMatch(/ngập\. Nhiệt độ/);
});
