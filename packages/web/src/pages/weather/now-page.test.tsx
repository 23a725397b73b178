import { gzipSync } from 'node:zlib';
import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeHeatReply } from '#components/heat/heat.fixture.ts';
import { NO_STORM, STORM_REPLY } from '#components/storms/storm-here.fixture.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import {
  makeAqi,
  makeDay,
  makeDayParts,
  makeDemoIssued,
  makeHour,
  makeIssued,
  makeToday,
  makeUv,
  SAMPLE_PLACE,
  toTomorrow,
} from '#components/weather/weather.fixture.ts';
import type { PageLinks } from '#pages/page-links.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { nowPage } from './now-page.tsx';

const REQUEST = makeSampleRequest({
  routeId: 'weather:now',
  language: 'vi',
  path: '/thoi-tiet-ha-noi/hien-tai',
  parameters: { location: 'ha-noi' },
});

function makeReplies(issued = makeIssued(), rain = 0): Record<string, unknown> {
  const common = { place: SAMPLE_PLACE, issued };
  const hours = Array.from({ length: 24 }, (_, index) => makeHour(index, { rain, rainProbability: 80 }));
  const today = makeToday(issued);
  return {
    placesResolve: { outcome: 'place', located: { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] } },
    weatherNow: { ...common, now: hours[0], yesterday: { temperature: 31, temperatureMax: 35 } },
    weatherHours24: { ...common, hours },
    weatherToday: { ...today, day: { ...today.day, confidence: 'high' } },
    weatherDays15: {
      ...common,
      days: Array.from({ length: 7 }, (_, index) => makeDay(index)),
      parts: [makeDayParts(), makeDayParts().map(toTomorrow)],
    },
    weatherUv: makeUv(issued),
    weatherAqi: makeAqi({ ...issued, source: null, runAt: null }),
    weatherSmartgen: { ...common, text: 'Trời nắng, 33°.', facts: [] },
    postsList: { page: 1, limit: 4, total: 0, totalPages: 1, posts: [] },
  };
}

async function open(
  replies: Record<string, unknown>,
  errorCode = 'internal',
  links: PageLinks & { readonly query?: Record<string, string> } = {},
) {
  const call: CallApi = async ({ id }) =>
    replies[id] === undefined
      ? { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode, requestId: 'r1' } }
      : { ok: true, reply: replies[id] as never };
  const outcome = await nowPage({ ...REQUEST, ...links }, call);
  if (outcome.kind !== 'page') throw new Error('moved');
  return { text: readText(outcome.body), html: renderToStaticMarkup(outcome.body) };
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Blocks with an answer of their own, in page order. */
const listAnswers = (html: string): string[] =>
  [...html.matchAll(/aria-labelledby="(storm|rain-tide|ride|heat)"/g)].map(([, id = '']) => id);

describe('answers on the page of now', () => {
  const common = { place: { ...SAMPLE_PLACE, province: 'hai-phong', lat: 20.85, lng: 106.68 }, issued: makeIssued() };
  const hour = (clock: number) => `2026-08-03T${clock}:00:00+07:00`;
  const calm = {
    ...makeReplies(),
    placesResolve: { outcome: 'place', located: { place: common.place, kind: 'province', note: null, nearby: [] } },
    nowcastSteps: {
      ...common,
      present: { at: hour(14), rainRate: 0, rainProbability: 5, thunder: 0 },
      steps: [],
      basis: 'model',
      sentence: 'Không mưa.',
      stops: null,
    },
    weatherHeat: makeHeatReply(),
  };
  const tide = {
    ...common,
    basis: 'station',
    gauge: 'Hòn Dấu',
    errorMinutes: 75,
    hours: [],
    tides: [
      {
        from: hour(16),
        to: hour(21),
        highWater: { at: hour(18), height: 1.4 },
        wettest: { from: hour(17), to: hour(20), rain: 14, rainProbability: 70 },
        mayFlood: true,
      },
    ],
  };

  it('are two at most: heat gives way first, then the ride', async () => {
    const list = async (more: Record<string, unknown>) => listAnswers((await open({ ...calm, ...more })).html);
    expect(await list({})).toEqual(['ride', 'heat']);
    expect(await list({ weatherHeat: makeHeatReply(() => ({ wbgt: 25.9 })) })).toEqual(['ride']);
    expect(await list({ weatherRainTide: tide })).toEqual(['rain-tide', 'ride']);
    expect(await list({ stormHere: STORM_REPLY })).toEqual(['storm', 'ride']);
    expect(await list({ stormHere: STORM_REPLY, weatherRainTide: tide })).toEqual(['storm', 'rain-tide']);
    expect(await list({ nowcastSteps: undefined, weatherRainTide: tide })).toEqual(['rain-tide', 'heat']);
  });
});

describe('the page of now', () => {
  it('says beside the days how forecasts did in the province, where that is known', async () => {
    const accuracy = { warmth: { errorC: 1.24, pairs: 1210 }, rain: { detected: 0.71, wrong: 0.26, wetDays: 318 } };
    const byLead = new Map([[1, accuracy]]);
    const { text, html } = await open(makeReplies(), 'internal', {
      findLocalAccuracy: async (province) => (province === SAMPLE_PLACE.province ? byLead : null),
    });
    expect(text).toContain(
      '30 ngày qua ở tỉnh, thành này: nhiệt độ cao nhất báo trước một ngày lệch trung bình 1,2° (1.210 lần so với trạm). ' +
        'Mười ngày mưa thì báo trước được 7; mười lần báo mưa thì 3 lần không mưa (318 ngày mưa).',
    );
    expect(html).toContain(`href="/weather-report?province=${SAMPLE_PLACE.province}"`);
    const rainOnly = { findLocalAccuracy: async () => new Map([[1, { ...accuracy, warmth: null }]]) };
    expect((await open(makeReplies(), 'internal', rainOnly)).text).not.toContain('lệch trung bình');
    for (const links of [{}, { findLocalAccuracy: async () => null }])
      expect((await open(makeReplies(), 'internal', links)).html).not.toContain('weather-report?province');
  });

  it('says the sentence before any figure, then hours, parts of the day, days and tiles', async () => {
    const { text } = await open(makeReplies(makeIssued(), 3));
    const order = [
      'Trời nắng, 33°.',
      'Mưa 3 giờ tới',
      '12 giờ tới',
      'Từ giờ tới trưa mai|Cập nhật',
      '7 ngày tới',
      'Chi tiết',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('compares with yesterday and says how sure today is', async () => {
    const { text } = await open(makeReplies());
    expect(text).toContain('Nóng hơn giờ này hôm qua 2°');
    expect(text).toContain('hôm qua cao nhất 35°');
    expect(text).toContain('Dự báo khá chắc');
  });

  it('has no block of rain where the next hours are dry, and no strip without warnings', async () => {
    const { text } = await open(makeReplies());
    expect(text).not.toContain('Mưa 3 giờ tới');
    expect(text).not.toContain('Cảnh báo chính thức');
  });

  it('lists the parts of the day from now on, into tomorrow, or of today alone where tomorrow failed', async () => {
    const listParts = (text: string) => text.match(/(?:Rạng sáng|Sáng|Chiều|Tối)(?: mai)?\|\d\d–\d\dh/g);
    const { text } = await open(makeReplies());
    expect(listParts(text)).toEqual(['Chiều|13–19h', 'Tối|19–24h', 'Rạng sáng mai|00–07h', 'Sáng mai|07–13h']);
    const { weatherDays15: _missing, ...rest } = makeReplies();
    expect(listParts((await open(rest)).text)).toEqual(['Chiều|13–19h', 'Tối|19–24h']);
  });

  it('names its age on every block once the run is old, and no other', async () => {
    const old = makeIssued({ runAt: '2026-08-03T01:00:00+07:00' });
    // Header, rain, hours, today, days and tiles.
    expect(countOf((await open(makeReplies(old, 3))).text, 'Số liệu cũ 13 giờ')).toBe(6);
    expect((await open(makeReplies())).text).not.toContain('Số liệu cũ');
  });

  it('names a demo on every block', async () => {
    const { html } = await open(makeReplies(makeDemoIssued(), 3));
    // The hero is below the header's demo mark.
    const blocks = html
      .split('<section')
      .slice(1)
      .filter((block) => !block.includes('aria-labelledby="now"'));
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    expect(blocks.filter((block) => !block.includes('minh họa'))).toEqual([]);
  });

  it.each([
    ['weatherNow', 'Bây giờ'],
    ['weatherHours24', '12 giờ tới'],
    ['weatherToday', 'Hôm nay'],
    ['weatherDays15', '7 ngày tới'],
  ])('says in its place that %s failed or has no data, and shows the rest', async (id, title) => {
    const { [id]: _missing, ...rest } = makeReplies(makeIssued(), 3);
    const failed = await open(rest);
    expect(failed.text).toContain(`${title}|Không tải được phần này`);
    expect(countOf(failed.text, 'Không tải được phần này')).toBe(1);
    expect(failed.html).toContain('<a href="/thoi-tiet-ha-noi/hien-tai">Thử lại</a>');
    const empty = await open(rest, 'noData');
    expect(empty.text).toContain(`${title}|Chưa có dữ liệu`);
    expect(empty.html).not.toContain('Thử lại');
  });

  it('keeps its tiles of sun and moon where nothing is forecast', async () => {
    const { placesResolve, weatherToday } = makeReplies();
    const { text } = await open({ placesResolve, weatherToday }, 'noData');
    expect(text).toContain('Âm lịch: ngày 21 tháng 6');
    expect(text).not.toContain('gợi ý của chúng tôi');
  });
});

it('shows what a station measured next to real weather only, and not under an emergency bulletin', async () => {
  const measurement = { at: REQUEST.now - 2100, temperatureC: 27, humidityPercent: null, windMs: null };
  const nothing = { windDirectionDeg: null, gustMs: null, cloudOktas: null, weather: 0 };
  const asked: string[] = [];
  const links: PageLinks = {
    findMeasured: async ({ slug }, language) => {
      asked.push(`${slug} ${language}`);
      const station = { name: 'Nội Bài', network: 'metar' } as const;
      const forecast = makeHour(-1, { temperature: 28.4 });
      return { station, distanceKm: 22, measurement: { ...measurement, ...nothing }, forecast, credit: null };
    },
  };
  const { text } = await open(makeReplies(), 'internal', links);
  expect(text).toContain('Sân bay Nội Bài, cách 22 km|Đo lúc 13:30|27°, không mưa|Dự báo ở đó lúc 13:00|28°');
  expect(asked).toEqual(['ha-noi vi']);
  expect((await open(makeReplies(makeDemoIssued()), 'internal', links)).text).not.toContain('Đo lúc');
  const warned = { ...makeReplies(), warningsList: { items: [makeSampleWarning()], over: [] } };
  expect((await open(warned, 'internal', links)).text).not.toContain('Đo lúc');
  expect((await open(makeReplies())).text).not.toContain('Đo lúc');
});

describe('the page of now under an official warning', () => {
  it('quotes an emergency bulletin first under a dark, still sky, names the model and calls nothing dry', async () => {
    const replies = {
      ...makeReplies(),
      warningsList: { items: [makeSampleWarning()], over: [] },
      weatherSmartgen: {
        place: SAMPLE_PLACE,
        issued: makeIssued(),
        text: 'Trời nắng, 33°. Từ giờ đến hết đêm nay trời không mưa, thấp nhất 27°.',
        facts: [],
      },
    };
    const { text, html } = await open(replies);
    const [before = '', after = ''] = text.split('Theo mô hình lúc 07:00|Trời nắng, 33°.');
    expect(before).toContain('|Tin bão khẩn cấp (cơn bão số 3)|Làm ngay:|');
    expect(after).not.toBe('');
    // The rain legend names its lowest class.
    expect(text.replace('ô mưa|không mưa|nhỏ', '')).not.toMatch(/không mưa/i);
    expect(html).toContain('data-sky="storm"');
  });

  it('neither says nor draws that rain ends under an emergency bulletin', async () => {
    const steps = Array.from({ length: 18 }, (_, index) => ({
      at: `2026-08-03T${14 + Math.floor((index + 1) / 6)}:${(index + 1) % 6}0:00+07:00`,
      lead: 10 * (index + 1),
      rainRate: index < 5 ? 3 : 0,
      rainRateHigh: null,
      modelShare: 0,
      rainProbability: 90,
      thunder: 0,
    }));
    const nowcastSteps = {
      place: SAMPLE_PLACE,
      total: null,
      issued: makeIssued(),
      basis: 'radar',
      frameAt: '2026-08-03T14:00:00+07:00',
      present: { at: '2026-08-03T14:00:00+07:00', rainRate: 3, rainProbability: 90, thunder: 0 },
      steps,
      sentence: 'Đang có mưa vừa, tạnh vào khoảng 15:00.',
      starts: null,
      stops: '2026-08-03T15:00:00+07:00',
      around: null,
      outsideRadar: false,
    };
    const replies = { ...makeReplies(), nowcastSteps };
    expect((await open(replies)).text).toContain('tạnh 15:00');
    const warned = await open({ ...replies, warningsList: { items: [makeSampleWarning()], over: [] } });
    expect(warned.text).toContain('3,0 mm/giờ');
    expect(warned.text).not.toMatch(/tạnh/);
  });

  it('quotes a high warning of heat first, and keeps the sky and the model’s words', async () => {
    const heat = makeSampleWarning({ kind: 'heat', level: 3, headline: 'Tin nắng nóng gay gắt' });
    const { text, html } = await open({ ...makeReplies(), warningsList: { items: [heat], over: [] } });
    // In the strip, and at the top.
    expect(text.split('Tin nắng nóng gay gắt')).toHaveLength(3);
    expect(text).not.toContain('Theo mô hình lúc');
    expect(html).not.toContain('data-sky="storm"');
    const low = { ...makeReplies(), warningsList: { items: [{ ...heat, level: 2 }], over: [] } };
    expect((await open(low)).text.split('Tin nắng nóng gay gắt')).toHaveLength(2);
  });
});

describe('the page of now with a storm near', () => {
  it('has its sentence, a way to its page and its credits, and a tab; nothing of it without a storm', async () => {
    const credits = ['Credit of JMA'];
    const stormHere = { ...STORM_REPLY, issued: { ...STORM_REPLY.issued, credits } };
    const { text, html } = await open({ ...makeReplies(), stormHere });
    expect(text).toMatch(/Bão tới nhà tôi.*Gió từ.cấp.6/u);
    expect(countOf(html, 'href="/thoi-tiet-ha-noi/bao-toi-nha-toi"')).toBe(2);
    expect(text).toContain('Credit of JMA');
    const calm = await open({ ...makeReplies(), stormHere: { ...NO_STORM, issued: stormHere.issued } });
    expect(calm.html).not.toContain('bao-toi-nha-toi');
    expect(calm.text).not.toContain('Credit of JMA');
  });

  it('adds at most 4 KB', async () => {
    const [plain, stormy] = await Promise.all([
      open(makeReplies()),
      open({ ...makeReplies(), stormHere: STORM_REPLY }),
    ]);
    expect(gzipSync(stormy.html).length - gzipSync(plain.html).length).toBeLessThan(4096);
  });
});

describe('the page of now with readers who report', () => {
  it('asks below the rain whether it rains at the reader, and holds nothing of the reader', async () => {
    const ask = async (
      query: Record<string, string> = {},
      near: Awaited<ReturnType<NonNullable<PageLinks['findNearReports']>>> = null,
    ) => {
      const { html } = await open(makeReplies(makeIssued(), 3), 'internal', {
        query,
        findNearReports: async () => near,
      });
      return /<div[^>]*><?[^>]*>?[^>]*>?<form id="rain-report".*?<\/form>/.exec(html)?.[0] ?? '';
    };
    const form = await ask();
    expect(form).toContain('Bạn đang ở Hà Nội? Chỗ bạn có mưa không?');
    expect(form.match(/<(?:input|button)[^>]*>/g)).toEqual([
      '<button type="submit" value="yes" name="rain">',
      '<button type="submit" value="no" name="rain">',
      '<input type="hidden" name="location" value="ha-noi"/>',
      '<input hidden="" tabindex="-1" autoComplete="off" name="leaveEmpty"/>',
    ]);
    expect(await ask({ reported: 'dry' })).toContain('Đã ghi: không mưa.');
    expect(await ask({ reported: '<b>' })).toBe(form);
    const at = 1_785_740_700;
    expect(await ask({}, { raining: 3, all: 4, at })).toContain(
      '3 trong 4 bạn đọc quanh đây báo đang mưa (nửa giờ tính đến 14:05).',
    );
    expect(await ask({}, { raining: 0, all: 4, at })).toContain('Cả 4 bạn đọc quanh đây báo không mưa');
    expect((await open(makeReplies())).html).not.toContain('rain-report');
  });
});
