import { checkSchema } from '@portal/contract/check-schema';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { AppError } from '@portal/contract/errors';
import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import { isInSeason } from '@portal/domain/agriculture/season-window';
import { describe, expect, it } from 'vitest';
import { askFlatWeather, type FlatRun, type FlatValues } from '../flat-weather.fixture.ts';
import { locateSample } from '../location.fixture.ts';
import type { WeatherNeeds } from '../needs.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Monday 3 August 2026, 14:20 in Vietnam. */
const NOW = Date.parse('2026-08-03T14:20:00+07:00') / 1000;
const TODAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;

/** Unknown height, so the run's temperatures are not adjusted. */
const PLACE = { lat: 10.5, lng: 106.5 };

/** Good for every activity: 24 °C, 65%, 9 km/h, few clouds, no rain. */
const FINE: FlatValues = {
  temperature2m: () => 24,
  dewPoint2m: () => 17,
  windU10m: () => 2.5,
  windV10m: () => 0,
  cloudCover: () => 20,
  precipitation: () => 0,
  precipitationProbability: () => 0,
};

/** Today's run with 15 days, and an archived one of eight days ago for past days. */
const runs = (coming: FlatValues, past: FlatValues | null = coming): FlatRun[] => [
  ['gfs', TODAY, 16 * 24, coming],
  ...(past === null ? [] : [['gfs', TODAY - 8 * DAY, 8 * 24, past] as const]),
];
/** A former province where each crop is grown. */
const GROWN_IN: Readonly<Record<CropId, string>> = {
  rice: 'can-tho',
  maize: 'can-tho',
  coffee: 'dak-lak',
  pepper: 'dak-lak',
  durian: 'dak-lak',
  dragonFruit: 'binh-thuan',
  vegetables: 'lam-dong',
  shrimp: 'ca-mau',
};
const placeIn = (formerProvince: string | null): Pick<WeatherNeeds, 'places'> => ({
  places: { locate: locateSample, formerProvince: () => formerProvince },
});
const ask = (crop: CropId, found: readonly FlatRun[], formerProvince: string | null = GROWN_IN[crop], now = NOW) =>
  askFlatWeather(
    now,
    found,
    (weather) => weather.weatherAgriculture({ query: { ...PLACE, crop } }),
    placeIn(formerProvince),
  );

describe('the farming call', () => {
  it('keeps its shape for every crop in both languages, assesses the crop’s own work, and means rice by default', async () => {
    const asked = CROP_IDS.flatMap((crop) => [{ crop, lang: 'vi' } as const, { crop, lang: 'en' } as const]);
    const [byDefault, ...replies] = await askFlatWeather(
      NOW,
      runs(FINE),
      ({ weatherAgriculture: call }) => [
        call({ query: PLACE }),
        ...asked.map((choice) => call({ query: { ...PLACE, ...choice } })),
      ],
      placeIn('tien-giang'),
    );
    expect(byDefault).toEqual(replies[0]);
    for (const [i, { crop }] of asked.entries()) {
      const reply = replies[i] ?? expect.fail(crop);
      expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
      expect(reply.crop).toBe(crop);
      const { isGrown, harvest } = reply.season;
      const isCut = isInSeason(
        harvest.map(({ from, to }) => [from, to] as const),
        NOW,
      );
      const all = Object.keys(CROPS[crop].activities);
      const wanted = isCut ? all : all.filter((activity) => activity !== 'harvest' && activity !== 'dry');
      expect([crop, ...reply.activities.map(({ activity }) => activity)]).toEqual([crop, ...(isGrown ? wanted : [])]);
      expect(reply.diseases.map(({ disease }) => disease)).toEqual(isGrown ? CROPS[crop].diseases : []);
      expect(reply.crops).toEqual(['rice', 'maize', 'durian', 'dragonFruit', 'vegetables', 'shrimp']);
      expect(reply.crops.includes(crop)).toBe(isGrown);
      expect([reply.days.length, reply.pastDays.length]).toEqual([15, 7]);
      expect([reply.pastDays[0]?.date, reply.days[0]?.date, reply.days[14]?.date]).toEqual([
        '2026-07-27',
        '2026-08-03',
        '2026-08-17',
      ]);
    }
  });

  it('calls a fine afternoon good for all work in the field, from the current hour on', async () => {
    const { activities } = await ask('rice', runs(FINE));
    expect(activities.map(({ activity, now: { verdict } }) => [activity, verdict])).toEqual([
      ['spray', 'good'],
      ['dry', 'good'],
      ['fertilise', 'good'],
      ['harvest', 'good'],
    ]);
    for (const { hours, next } of activities) {
      expect([hours.length, hours[0]?.at]).toEqual([48, '2026-08-03T14:00:00+07:00']);
      expect(next).toMatchObject({ from: '2026-08-03T14:00:00+07:00', verdict: 'good' });
    }
    const dry = activities.find(({ activity }) => activity === 'dry');
    expect(dry?.hours.slice(3, 16).map(({ verdict }) => verdict)).toEqual(['good', ...Array<string>(12).fill('night')]);
  });

  it('keeps the harvest from rain of yesterday evening, which an older run knows', async () => {
    const wetBefore = { ...FINE, precipitation: (hour: number) => (hour === 8 * 24 - 1 ? 5 : 0) };
    const askDurian = (past: FlatValues) => ask('durian', runs(FINE, past), 'dak-lak', TODAY + 8 * HOUR);
    const findHarvest = async (past: FlatValues) =>
      (await askDurian(past)).activities.find(({ activity }) => activity === 'harvest')?.now;
    expect(await findHarvest(FINE)).toMatchObject({ verdict: 'good' });
    expect(await findHarvest(wetBefore)).toMatchObject({ verdict: 'consider', reasons: [{ kind: 'rainBefore' }] });
  });

  it('adds up: what the crop drinks is Kc × ET₀, the balance rain less that, the weeks the sums of their days', async () => {
    const rainy = { ...FINE, precipitation: (hour: number) => (hour % 24 === 9 ? 3 : 0) };
    const { water, degreeDays, days, pastDays } = await ask('rice', runs(rainy));
    expect(water.coefficient).toBe(1.2);
    for (const day of [...days.slice(0, 7), ...pastDays]) {
      expect(day.rain).toBe(3);
      expect(Math.abs((day.etc ?? 0) - 1.2 * (day.et0 ?? 0))).toBeLessThan(0.12);
      expect(Math.abs((day.balance ?? 0) - (3 - (day.etc ?? 0)))).toBeLessThan(0.11);
      expect(day.gdd).toBe(14);
    }
    // Later days are blended with climatology.
    for (const day of days.slice(7, 14)) {
      expect(Math.abs((day.balance ?? 0) - ((day.rain ?? 0) - (day.etc ?? 0)))).toBeLessThan(0.11);
    }
    for (const [sum, list] of [
      [water.coming, days.slice(0, 7)],
      [water.past, pastDays],
    ] as const) {
      expect(sum.rain).toBe(21);
      expect(Math.abs((sum.etc ?? 0) - list.reduce((total, { etc }) => total + (etc ?? 0), 0))).toBeLessThan(0.4);
      expect(Math.abs((sum.balance ?? 0) - (21 - (sum.etc ?? 0)))).toBeLessThan(0.11);
    }
    expect(degreeDays).toMatchObject({ lowest: 10, highest: 30, past: 98, coming: 98 });
  });

  it('shows a shrimp pond by three days of air, and no degree days of it', async () => {
    const { days, pastDays, degreeDays } = await ask('shrimp', runs(FINE));
    expect(degreeDays).toBeNull();
    expect(pastDays.map(({ pondTemperature }) => pondTemperature)).toEqual([null, null, 25, 25, 25, 25, 25]);
    expect(days[0]?.pondTemperature).toBe(25);
    expect((await ask('rice', runs(FINE))).days[0]?.pondTemperature).toBeNull();
  });

  it('leaves open what rests on days that nobody knows, and shows the rest', async () => {
    const { water, degreeDays, diseases, days, activities } = await ask('rice', runs(FINE, null));
    expect([water.past.etc, water.coming.etc === null, degreeDays?.past, degreeDays?.coming]).toEqual([
      null,
      false,
      null,
      98,
    ]);
    expect(diseases.map(({ index, level }) => [index, level])).toEqual(Array(4).fill([null, null]));
    expect([days[0]?.gdd, activities[0]?.now.verdict]).toEqual([14, 'good']);
  });

  it('assesses no work whose weather is unknown, and says so by null', async () => {
    const { windU10m: _u, windV10m: _v, ...calmless } = FINE;
    const { activities, days } = await ask('rice', runs(calmless));
    const verdicts = Object.fromEntries(activities.map(({ activity, now }) => [activity, now.verdict]));
    expect(verdicts).toEqual({ spray: null, dry: 'good', fertilise: null, harvest: 'good' });
    expect(days[1]?.work.map(({ activity, goodHours }) => [activity, goodHours])).toEqual([
      ['spray', null],
      ['dry', 12],
      ['fertilise', null],
      ['harvest', 12],
    ]);
    expect(days[0]?.et0Basis).toBe('hargreaves');
  });

  describe('under an official warning', () => {
    const words = { language: 'vi', headline: 'Cảnh báo lốc, sét, mưa đá, gió giật 60 km/h', text: '' } as const;
    const WARNING: OfficialWarning = {
      id: '2026-08-03-12-abc',
      issuer: 'Đài tỉnh',
      number: '12/DKTTV',
      kind: 'thunderstorm',
      level: 1,
      issuedAt: '2026-08-03T14:00:00+07:00',
      startsAt: '2026-08-03T14:00:00+07:00',
      expiresAt: '2026-08-03T16:30:00+07:00',
      endAssumed: false,
      area: { name: '', places: [], polygons: [], circles: [] },
      ...words,
      original: words,
      link: null,
    };
    const askUnder = (crop: CropId, lang: 'vi' | 'en', changes: Partial<OfficialWarning> = {}) =>
      askFlatWeather(NOW, runs(FINE), (weather) => weather.weatherAgriculture({ query: { ...PLACE, crop, lang } }), {
        ...placeIn(GROWN_IN[crop]),
        gates: () => [{ ...WARNING, ...changes }],
      });

    it('stops every work of every crop in its hours, quotes it first and goes on after it', async () => {
      for (const crop of CROP_IDS) {
        const reply = await askUnder(crop, 'vi');
        expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
        expect(reply.alert).toBe(
          '“Cảnh báo lốc, sét, mưa đá, gió giật 60 km/h” (tin số 12/DKTTV, hiệu lực đến 16:30): rời đồng trống, dừng mọi việc ngoài trời.',
        );
        expect(reply.text).toBe(reply.alert);
        expect(reply.warnings).toMatchObject([{ id: WARNING.id, issuer: 'Đài tỉnh', number: '12/DKTTV', level: 1 }]);
        for (const { activity, now, next, hours } of reply.activities) {
          expect([crop, activity, ...hours.slice(0, 4).map(({ reasons }) => reasons[0]?.kind === 'warning')]).toEqual([
            crop,
            activity,
            true,
            true,
            true,
            false,
          ]);
          expect(now.text).toMatch(/^Có cảnh báo lốc, sét, mưa đá \(tin số 12\/DKTTV\), rời đồng trống: không nên /);
          expect(Date.parse(next?.from ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-08-03T17:00:00+07:00'));
        }
        const [today] = reply.days;
        for (const { best } of today?.work ?? [])
          expect(best === null || best.from >= '2026-08-03T17:00:00+07:00').toBe(true);
      }
    });

    it('names the kind in English where the bulletin has no English words', async () => {
      expect((await askUnder('rice', 'en', { kind: 'storm', level: 4 })).alert).toBe(
        'Official warning: storm (bulletin 12/DKTTV, in force until 16:30): get to safety and stop all outdoor work.',
      );
    });

    // NOW is 14:00 on 3 August.
    it.each([
      ['at its start', '2026-08-03T14:00', '2026-08-04T20:00'],
      ['in its middle', '2026-08-03T02:00', '2026-08-03T20:00'],
      ['a minute before its end', '2026-08-03T02:00', '2026-08-03T14:01'],
      ['a minute after its end', '2026-08-03T02:00', '2026-08-03T13:59'],
      ['23 h 59 after its end', '2026-08-02T02:00', '2026-08-02T14:01'],
      ['before one that is to come', '2026-08-03T20:00', '2026-08-04T20:00'],
    ])('of a storm advises nothing within it and its 24 hours, %s', async (_, from, to) => {
      const [startsAt, expiresAt] = [`${from}:00+07:00`, `${to}:00+07:00`];
      const [start, end] = [Date.parse(startsAt), Date.parse(expiresAt)];
      const hour = 3_600_000;
      for (const crop of ['rice', 'shrimp'] as const) {
        const reply = await askUnder(crop, 'vi', { kind: 'storm', level: 4, startsAt, expiresAt });
        expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
        for (const { hours, next } of reply.activities) {
          const gated = hours.filter(({ at }) => start < Date.parse(at) + hour && Date.parse(at) < end + 24 * hour);
          expect(gated.length).toBeGreaterThan(0);
          for (const { at, verdict, reasons } of gated) {
            const isAfter = Date.parse(at) >= end;
            expect([at, verdict, reasons.map(({ kind }) => kind)]).toEqual(
              isAfter ? [at, null, ['afterWarning']] : [at, 'avoid', ['warning']],
            );
          }
          const isFree = next === null || Date.parse(next.to) <= start || Date.parse(next.from) >= end + 24 * hour;
          expect([crop, next, isFree]).toEqual([crop, next, true]);
        }
        expect([reply.water.withheld, reply.water.text]).toEqual([true, expect.stringContaining('chờ bản tin mới')]);
        expect(reply.hints.filter(({ weight, kind }) => weight === 'good' || kind.startsWith('water'))).toEqual([]);
        if (end <= Date.parse('2026-08-03T14:00:00+07:00')) expect(reply.text).toBe('Sau bão/lũ: chờ bản tin mới.');
      }
    });

    it('advises again 24 h 01 after the end of a storm', async () => {
      const over = { startsAt: '2026-08-01T02:00:00+07:00', expiresAt: '2026-08-02T13:59:00+07:00' };
      const reply = await askUnder('rice', 'vi', { kind: 'storm', level: 4, ...over });
      const free = await askFlatWeather(
        NOW,
        runs(FINE),
        (weather) => weather.weatherAgriculture({ query: { ...PLACE, crop: 'rice', lang: 'vi' } }),
        placeIn(GROWN_IN.rice),
      );
      // The grain has been out only since the day after ended; everything else is as without the storm.
      expect(reply.drying?.days[0]?.spell?.from).toBe('2026-08-03T14:00:00+07:00');
      expect({ ...reply, warnings: [], drying: null }).toEqual({ ...free, drying: null });
    });

    it('minds one that is to come, and no lesser one', async () => {
      const coming = { startsAt: '2026-08-04T06:00:00+07:00', expiresAt: '2026-08-04T18:00:00+07:00' };
      const reply = await askUnder('rice', 'vi', coming);
      expect([reply.alert, reply.activities[0]?.now.verdict]).toEqual([null, 'good']);
      expect(reply.days[1]?.work.map(({ goodHours }) => goodHours)).toEqual([0, 0, 0, 0]);
      const lesser = await askUnder('rice', 'vi', { kind: 'flood', level: 2 });
      expect([lesser.warnings, lesser.activities[0]?.now.verdict]).toEqual([[], 'good']);
    });
  });

  // Test vectors for the crop calendar.
  it.each([
    ['Lạng Sơn', 'lang-son', '2026-11-23', [], []],
    ['Hà Nội', 'ha-noi', '2026-11-23', [], []],
    ['Hà Nội in January', 'ha-noi', '2026-01-22', ['spray', 'fertilise'], ['sowCold']],
    ['Cần Thơ', 'can-tho', '2026-11-23', ['spray', 'dry', 'fertilise', 'harvest'], ['cold', 'noDrying', 'sowCold']],
    ['Quy Nhơn', 'binh-dinh', '2026-02-10', ['spray', 'fertilise'], ['cold']],
    ['Pleiku', 'gia-lai', '2026-02-10', ['spray', 'fertilise'], []],
  ])('keeps rice at %s to its seasons', async (_name, province, date, work, kinds) => {
    const now = Date.parse(`${date}T14:20:00+07:00`) / 1000;
    const today = Date.parse(`${date}T00:00:00+07:00`) / 1000;
    const coolAndCloudy = { ...FINE, temperature2m: () => 15, dewPoint2m: () => 12, cloudCover: () => 90 };
    const found: FlatRun[] = [['gfs', today, 16 * 24, coolAndCloudy]];
    const { activities, hints, season } = await ask('rice', found, province, now);
    expect(activities.map(({ activity }) => activity)).toEqual(work);
    const ofSeason = ['sowGood', 'sowCold', 'sowCovered', 'sowRain', 'cold', 'heat', 'dryingRun', 'noDrying'];
    expect(
      hints
        .map(({ kind }) => kind as string)
        .filter((kind) => ofSeason.includes(kind))
        .toSorted(),
    ).toEqual(kinds);
    expect(season.text === null).toBe(work.includes('harvest'));
    for (const { kind, text } of hints)
      if (kind === 'cold' && province !== 'ha-noi') expect(text).toContain('nếu lúa đang');
  });

  it('has no line at all on rice where none is in the field: of work, water, growth or disease', async () => {
    const now = Date.parse('2026-11-29T14:20:00+07:00') / 1000;
    const today = Date.parse('2026-11-29T00:00:00+07:00') / 1000;
    const reply = await ask('rice', [['gfs', today, 16 * 24, FINE]], 'ha-noi', now);
    expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
    const { activities, hints, diseases, text, water, degreeDays } = reply;
    expect([activities, hints, diseases, text, water.text, degreeDays?.text]).toEqual([[], [], [], null, null, null]);
    expect(reply.season).toMatchObject({
      isGrown: true,
      inField: false,
      text: 'Đang ngoài các vụ chính của lúa ở Đồng bằng sông Hồng: ngoài đồng chưa có lúa nên chúng tôi không đưa lời khuyên.',
    });
  });

  it('advises nothing on what is not grown, and says so', async () => {
    const reply = await ask('coffee', runs(FINE), 'lang-son');
    expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
    expect([reply.activities, reply.hints, reply.text, reply.diseases]).toEqual([[], [], null, []]);
    expect(reply.season).toMatchObject({
      region: 'NM',
      isGrown: false,
      text: 'Ở miền núi phía Bắc, cà phê không phải cây trồng, vật nuôi thường gặp: chúng tôi không có lời khuyên.',
    });
    expect(reply.crops).toEqual(['rice', 'maize', 'vegetables']);
  });

  it('where no region is known advises on no season', async () => {
    const { activities, season, crops } = await ask('rice', runs(FINE), null);
    expect(activities.map(({ activity }) => activity)).toEqual(['spray', 'fertilise']);
    expect([season.region, season.isGrown, season.sow, crops.length]).toEqual([null, true, [], 8]);
  });

  it('never calls a day’s hour good that stands in no window of the day', async () => {
    const patchy = { ...FINE, cloudCover: (hour: number) => (hour % 24 === 12 || hour % 24 === 16 ? 90 : 20) };
    const { activities, days } = await ask('rice', runs(patchy));
    const dry = activities.find(({ activity }) => activity === 'dry');
    for (const { at, verdict, reasons } of dry?.hours ?? []) {
      const best = days.find(({ date }) => at.startsWith(date))?.work.find(({ activity }) => activity === 'dry')?.best;
      const isIn = best != null && best.from <= at && at < best.to;
      expect([at, verdict === 'good']).toEqual([at, isIn]);
      if (reasons[0]?.kind === 'shortSpell') expect(reasons[0].hours).toBeLessThan(4);
    }
    expect(dry?.hours.some(({ reasons }) => reasons[0]?.kind === 'shortSpell')).toBe(true);
  });

  it('stops work of this hour while it rains', async () => {
    const isWet = (hour: number) => hour === 14 || hour === 15;
    const rainsNow = {
      ...FINE,
      precipitation: (hour: number) => (isWet(hour) ? 0.2 : 0),
      precipitationProbability: (hour: number) => (isWet(hour) ? 90 : 0),
    };
    const { activities } = await ask('rice', runs(rainsNow));
    for (const { now } of activities) expect(now).toMatchObject({ verdict: 'avoid', reasons: [{ kind: 'rainNow' }] });
  });

  it('has no data where nothing of the coming days is known', async () => {
    await expect(ask('rice', [['gfs', TODAY - 8 * DAY, 7 * 24, FINE]])).rejects.toThrow(AppError);
  });
});
