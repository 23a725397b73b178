import type { BulletinDay, BulletinHour, BulletinWeather } from '@portal/domain/expert-bulletin/bulletin-weather';
import { FIGURES } from '@portal/domain/expert-bulletin/placeholder.table';
import { formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeTextFault } from './describe-text-fault.ts';
import { fillBulletin } from './fill-bulletin.ts';
import { SAMPLE_BULLETIN, SAMPLE_HOURS } from './sample-bulletin.ts';
import { writeBulletinSkeleton } from './write-skeleton.ts';

const START = Date.parse('2026-11-21T14:00:00+07:00') / 1000;
const HOURS = 15 * 24;

function makeHour(index: number): BulletinHour {
  return {
    at: START + index * HOUR_SECONDS,
    temperature: 20 + (index % 24) / 10,
    feelsLike: 22,
    humidity: 60 + (index % 30),
    windSpeed: 3 + (index % 10) / 2,
    windGust: 8.1,
    windDirection: index % 10 === 9 ? 45 : 180,
    visibility: 10,
    rain: index % 5 === 0 ? 0.3 : 0.1,
    rainProbability: 40 + (index % 7),
    uvIndex: 3,
    thunder: index === 20 ? 2 : 0,
  };
}

const makeDay = (day: number): BulletinDay => ({
  date: formatDate(START + day * 86_400),
  rain: 2.5,
  rainLow: 1,
  rainHigh: 6.4,
  rainProbability: 70,
  temperatureMin: 18.4,
  temperatureMax: 24.6,
  temperatureMean: 21,
  feelsLikeMax: 25,
  windSpeedMax: 7.9,
  windGustMax: 11,
  uvIndexMax: 6,
  sunrise: '2026-11-22T06:12:00+07:00',
  sunset: '2026-11-22T17:15:00+07:00',
});

const WEATHER: BulletinWeather = {
  hours: Array.from({ length: HOURS }, (_, index) => makeHour(index)),
  days: Array.from({ length: 15 }, (_, day) => makeDay(day)),
  waves: Array.from({ length: HOURS }, (_, index) => ({ at: START + index * HOUR_SECONDS, waveHeight: 1.5 })),
};
const PERIOD = { fromAt: START, toAt: START + 24 * HOUR_SECONDS };
const SETTING = { weather: WEATHER, placeName: 'Hà Nội', period: PERIOD, runAt: START - 3600 };

const fill = (text: string, language: 'vi' | 'en' = 'vi', weather = WEATHER) =>
  fillBulletin(text, { ...SETTING, weather, language });
const write = (text: string, language: 'vi' | 'en' = 'vi') => {
  const { blocks, faults } = fill(text, language);
  expect(faults).toEqual([]);
  return blocks
    .flatMap((block) => ('runs' in block ? block.runs.map((run) => run.text) : []))
    .join('')
    .replaceAll('\u00a0', ' ');
};
const refuse = (text: string) => fill(text).faults.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('a figure', () => {
  it.each([
    ['rain.total', '3,4 mm', '3.4 mm'],
    ['rain.max', '0,3 mm', '0.3 mm'],
    ['rain.max.at', '14:00 ngày 21/11', '14:00 on 21 November'],
    ['rain.range day=2026-11-22', '1–6,4 mm', '1–6.4 mm'],
    ['chance day=2026-11-22', '70%', '70%'],
    ['chance.max', '46%', '46%'],
    ['temperature.max', '22,3 °C', '22.3 °C'],
    ['temperature.max day=2026-11-22', '24,6 °C', '24.6 °C'],
    ['temperature.min', '20 °C', '20 °C'],
    ['temperature.mean', '21,2 °C', '21.2 °C'],
    ['feels.max', '22 °C', '22 °C'],
    ['humidity.max', '83%', '83%'],
    ['humidity.min from=2026-11-21T16:00 to=2026-11-21T18:00', '62%', '62%'],
    ['wind.max', '7,5 m/s (cấp 4)', '7.5 m/s (force 4)'],
    ['gust.max', '8,1 m/s (cấp 5)', '8.1 m/s (force 5)'],
    ['wind.direction', 'đông bắc', 'northeast'],
    ['visibility.min', '10 km', '10 km'],
    ['uv.max', '3', '3'],
    ['thunder', 'nhiều khả năng có dông', 'thunder likely'],
    ['thunder from=2026-11-21T14:00 to=2026-11-22T10:00', 'không có dông', 'no thunder'],
    ['wave.max', '1,5 m', '1.5 m'],
    ['sunrise day=2026-11-22', '06:12', '06:12'],
    ['sunset day=2026-11-22', '17:15', '17:15'],
    ['place', 'Hà Nội', 'Hà Nội'],
    [
      'period',
      'từ 14:00 ngày 21/11 đến 14:00 ngày 22/11 năm 2026',
      'from 14:00 on 21 November to 14:00 on 22 November 2026',
    ],
    ['run', '13:00 ngày 21/11/2026', '13:00 on 21 November 2026'],
  ])('is written with its unit in both languages: %s', (name, vi, en) => {
    expect([write(`{{${name}}}`), write(`{{${name}}}`, 'en')]).toEqual([vi, en]);
  });

  it('of every name can be filled in, by hours or by its day', () => {
    for (const name of Object.keys(FIGURES)) {
      const filled = [fill(`{{${name}}}`), fill(`{{${name} day=2026-11-23}}`)].filter(
        ({ faults }) => faults.length === 0,
      );
      expect([name, filled.length > 0]).toEqual([name, true]);
    }
  });

  it('is that of a plain sum and a plain maximum, whatever the hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 59 }), (first, count) => {
        const hours = WEATHER.hours.slice(first, first + count);
        const toText = (index: number) => new Date((START + index * 3600 + 7 * 3600) * 1000).toISOString().slice(0, 16);
        const span = `from=${toText(first)} to=${toText(first + count)}`;
        const sum = Math.round(hours.reduce((total, hour) => total + Math.round((hour.rain ?? 0) * 10), 0)) / 10;
        const most = Math.max(...hours.map(({ windSpeed }) => windSpeed ?? 0));
        expect(write(`{{rain.total ${span}}}`, 'en')).toBe(`${sum} mm`);
        expect(write(`{{wind.max ${span}}}`, 'en')).toMatch(new RegExp(`^${most} m/s`));
      }),
    );
  });

  it('is refused at its place, and nothing else with it', () => {
    expect(refuse('Mưa {{rain.sum}}.')).toEqual(['1:7 unknownName']);
    expect(refuse('a\n\nMưa {{rain.total  form=2026-11-22T06:00}}')).toEqual(['3:19 unknownOption']);
    expect(refuse('{{rain.total from=2026-11-22T6:00}}')).toEqual(['1:14 badOption']);
    expect(refuse('{{rain.total from=2026-11-31T06:00}}')).toEqual(['1:14 badOption']);
    expect(refuse('{{rain.total from=2026-11-22T06:30}}')).toEqual(['1:14 notHour']);
    expect(refuse('{{rain.total from=2026-11-22T06:00 from=2026-11-22T07:00}}')).toEqual(['1:36 twice']);
    expect(refuse('{{rain.total day=2026-11-22 from=2026-11-22T06:00}}')).toEqual(['1:14 dayOrSpan']);
    expect(refuse('{{chance}}')).toEqual(['1:3 missingDay']);
    expect(refuse('{{chance from=2026-11-22T06:00 to=2026-11-22T09:00}}')).toEqual(['1:10 onlyDay']);
    expect(refuse('{{rain.total.at}}')).toEqual(['1:3 noMoment']);
    expect(refuse('{{rain.total')).toEqual(['1:1 unclosed']);
    expect(refuse('x {{chart rain}}')).toEqual(['1:3 alone']);
    expect(refuse('{{chart snow}}')).toEqual(['1:9 badOption']);
    expect(refuse('{{table weeks}}')).toEqual(['1:9 badOption']);
    expect(refuse('{{table hours step=5}}')).toEqual(['1:15 badStep']);
    expect(refuse('{{table hours show=rain,snow}}')).toEqual(['1:15 badOption']);
    expect(refuse('{{rain.total from=2026-11-22T06:00 to=2026-11-22T06:00}}')).toEqual(['1:36 order']);
  });

  it('needs hours that the forecast has: from the present one to the last', () => {
    const total = (from: string, to: string) => refuse(`{{rain.total from=${from} to=${to}}}`);
    expect(total('2026-11-21T14:00', '2026-12-06T14:00')).toEqual([]);
    expect(total('2026-11-21T13:00', '2026-11-21T15:00')).toEqual(['1:1 past']);
    expect(total('2026-12-06T13:00', '2026-12-06T15:00')).toEqual(['1:1 beyond']);
    const over = { ...SETTING, period: { fromAt: START - 7200, toAt: START }, language: 'vi' } as const;
    expect(fillBulletin('{{rain.total}}', over).faults.map(({ code }) => code)).toEqual(['past']);
    expect(refuse('{{temperature.max day=2026-11-20}}')).toEqual(['1:1 past']);
    expect(refuse('{{temperature.max day=2026-12-06}}')).toEqual(['1:1 beyond']);
    expect(refuse('{{chart rain from=2026-11-21T14:00 to=2026-11-21T16:00}}')).toEqual(['1:1 tooFewHours']);
    expect(refuse('{{table hours step=1 from=2026-11-21T14:00 to=2026-11-23T15:00}}')).toEqual(['1:1 tooManyRows']);
  });

  it('is none where one of its hours is not known', () => {
    const hours = WEATHER.hours.map((hour, index) => (index === 3 ? { ...hour, rain: null } : hour));
    const codes = (text: string, weather: BulletinWeather) => fill(text, 'vi', weather).faults.map(({ code }) => code);
    expect(codes('{{rain.total}} {{rain.max}}', { ...WEATHER, hours })).toEqual(['unknownValue', 'unknownValue']);
    expect(codes('{{wave.max}}', { ...WEATHER, waves: [] })).toEqual(['unknownValue']);
    expect(codes('{{table hours show=wave}}', { ...WEATHER, waves: [] })).toEqual(['unknownValue']);
    expect(codes('{{chart wave}}', { ...WEATHER, waves: [] })).toEqual(['unknownValue']);
    expect(codes('{{rain.total from=2026-11-21T18:00 to=2026-11-21T20:00}}', { ...WEATHER, hours })).toEqual([]);
  });
});

describe('a text', () => {
  it('becomes headings, paragraphs, lists, tables, and parts that are filled in', () => {
    const text =
      '## Một\nDòng **đậm** và *nghiêng*\ntiếp.\n\n- a\n- b\n  tiếp\n\n1. x\n\n| Giờ | Việc |\n|---|---|\n| 6 | {{place}} \\| |\n\n{{table days}}\n\n{{chart rain}}';
    const { blocks, faults } = fill(text);
    expect(faults).toEqual([]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'table', 'chart']);
    expect(blocks[1]).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'Dòng ' },
        { text: 'đậm', isBold: true },
        { text: ' và ' },
        { text: 'nghiêng', isItalic: true },
        { text: ' ' },
        { text: 'tiếp.' },
      ],
    });
    expect(blocks[4]).toMatchObject({
      rows: [[[{ text: '6' }], [{ text: 'Hà Nội' }, { text: ' |' }]]],
    });
  });

  it.each([
    ['<b>x</b>', '1:1 html'],
    ['a <script src=x>', '1:3 html'],
    ['a\n<!-- x -->', '2:1 html'],
    ['[x](https://a.vn)', '1:3 link'],
    ['![x](a.png)', '1:1 picture'],
    ['# Một', '1:1 headingLevel'],
    ['**đậm', '1:1 openStyle'],
    ['> trích', '1:1 unsupported'],
    ['```', '1:1 unsupported'],
    ['- a\n  - b', '2:3 nestedList'],
    ['| a |\n| b |', '2:1 tableHead'],
    ['| a | b |\n|---|---|\n| 1 |', '3:1 tableCells'],
    ['Nên [[viết]]', '1:5 unwritten'],
    ['', '1:1 empty'],
  ])('is refused where it is anything else: %j', (text, fault) => {
    expect(refuse(text)).toContain(fault);
  });

  it('counts its lines from that of its file, and says faults in both languages', () => {
    const { faults } = fillBulletin('x {{rian}}', { ...SETTING, language: 'vi' }, 12);
    expect(faults.map((one) => describeTextFault(one, 'vi'))[0]).toMatch(
      /^dòng 12, cột 5: không có ô điền số tên “rian”/,
    );
    expect(faults.map((one) => describeTextFault(one, 'en'))[0]).toMatch(
      /^line 12, column 5: no placeholder is named “rian”/,
    );
  });

  it('never throws, whatever it is', () => {
    const word = fc.constantFrom(
      '{{',
      '}}',
      'rain.total',
      '**',
      '*',
      '|',
      '\n',
      '-',
      '## ',
      '[[',
      '<',
      'day=',
      ' ',
      '\\',
    );
    fc.assert(fc.property(fc.array(word), (words) => void fill(words.join(''))));
  });
});

it('The skeleton of every order has no fault but what a person has to write', () => {
  for (const language of ['vi', 'en'] as const) {
    for (const hours of [2, 24, 72, 346]) {
      const concerns = ['rain', 'wind', 'thunder', 'heat', 'cold', 'waves', 'visibility'] as const;
      const place = { name: 'Hà Nội', lat: 21, lng: 105.8 };
      const period = { fromAt: START, toAt: START + hours * HOUR_SECONDS };
      const asked = { purpose: 'event', language, remarks: '', neededAt: START, emails: [] } as const;
      const request = { place, ...period, concerns, ...asked };
      const text = writeBulletinSkeleton({ id: 'x', language, request, experts: [] });
      const body = text.split('---\n').slice(2).join('---\n');
      const { faults } = fillBulletin(body, { ...SETTING, period, language });
      expect([...new Set(faults.map(({ code }) => code))]).toEqual(['unwritten']);
    }
  }
});

it('The sample of the public page can be filled in', () => {
  const period = { fromAt: START, toAt: START + SAMPLE_HOURS * HOUR_SECONDS };
  for (const language of ['vi', 'en'] as const) {
    const { faults, figures } = fillBulletin(SAMPLE_BULLETIN[language].text, { ...SETTING, period, language });
    expect([faults, figures.length > 8]).toEqual([[], true]);
  }
});
