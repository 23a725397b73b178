import type { CallApi } from '@portal/contract/call-api';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import {
  makeAqi,
  makeDay,
  makeDayParts,
  makeDemoIssued,
  makeHour,
  makeIssued,
  makeModelDay,
  makeOutlook,
  makeToday,
  makeTomorrow,
  makeUv,
  SAMPLE_PLACE,
  toTomorrow,
} from '#components/weather/weather.fixture.ts';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { hourlyPage } from './hourly-page.tsx';
import { nextDaysPage } from './next-days-page.tsx';
import { ninetyDaysPage } from './ninety-days-page.tsx';
import { nowPage } from './now-page.tsx';
import { tomorrowPage } from './tomorrow-page.tsx';

const PAGES = [
  ['weather:now', nowPage],
  ['weather:hourly', hourlyPage],
  ['weather:tomorrow', tomorrowPage],
  ['weather:next-days', nextDaysPage],
  ['weather:90-days', ninetyDaysPage],
] as const;
const LANGUAGES = ['vi', 'en'] as const;

type Language = (typeof LANGUAGES)[number];
type Replies = Readonly<Record<string, unknown>>;

const nearby: FoundPlace = {
  slug: 'ba-dinh-ha-noi',
  name: 'Ba Đình',
  displayName: { main: 'Ba Đình', secondary: 'Hà Nội' },
  kind: 'ward',
  lat: 21.03,
  lng: 105.83,
  precisionKm: 1,
  province: 'ha-noi',
  formerly: null,
};
const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [nearby] };

/** One reply per call of the five pages. */
function makeReplies(language: Language, issued = makeIssued()): Replies {
  const common = { place: SAMPLE_PLACE, issued };
  const hours = Array.from({ length: 24 }, (_, index) => makeHour(index, {}, language));
  const days = Array.from({ length: 15 }, (_, index) => makeDay(index, {}, language));
  return {
    placesResolve: { outcome: 'place', located },
    weatherNow: { ...common, now: hours[0], yesterday: { temperature: 31.2, temperatureMax: 35.1 } },
    weatherHours24: { ...common, hours, models: [makeModelDay()] },
    weatherToday: makeToday(issued, language),
    weatherTomorrow: makeTomorrow(issued, language),
    weatherDays15: {
      ...common,
      days,
      periods: [],
      parts: days.slice(0, 7).map(() => makeDayParts({}, language)),
      models: [makeModelDay()],
    },
    weatherDays90: makeOutlook(issued, language),
    weatherUv: makeUv(issued),
    weatherAqi: makeAqi({ ...issued, source: null, runAt: null }),
    weatherSmartgen: {
      ...common,
      text: language === 'vi' ? 'Trời nắng, 33°.' : 'Sunny, 33°.',
      facts: [],
    },
  };
}

/** Answers with the replies; missing ones fail with the code. */
function makeCall(replies: Replies, errorCode = 'internal'): CallApi {
  return async ({ id }) => {
    if (replies[id] !== undefined) return { ok: true, reply: replies[id] as never };
    return { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode, requestId: 'r1' } };
  };
}

function makeRequest(routeId: (typeof PAGES)[number][0], language: Language): PageRequest {
  const parameters = { location: 'ha-noi', days: '10' };
  return makeSampleRequest({ routeId, language, path: toPath(routeId, language, parameters), parameters });
}

function getPageOf(outcome: PageOutcome) {
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  return outcome;
}

async function open(routeId: (typeof PAGES)[number][0], page: Page, call: CallApi, language: Language = 'vi') {
  const outcome = getPageOf(await page(makeRequest(routeId, language), call));
  return { outcome, text: readText(outcome.body), html: renderToStaticMarkup(outcome.body) };
}

const VIETNAMESE_LETTER = /[ăâđêôơưàáạảãằắặẳẵầấậẩẫèéẹẻẽềếệểễìíịỉĩòóọỏõồốộổỗờớợởỡùúụủũừứựửữỳýỵỷỹ]/i;
const ENGLISH_WORD =
  /\b(the|of|and|in|is|now|today|tomorrow|rain|rainfall|wind|high|low|day|days|hour|updated|chance|feels)\b/i;

describe.each(PAGES)('%s', (routeId, page) => {
  it.each(LANGUAGES)('has its title, one description and one name (%s)', async (language) => {
    const { outcome, html } = await open(routeId, page, makeCall(makeReplies(language)), language);
    expect(outcome.status).toBe(200);
    expect(outcome.head.title).toMatch(/^Hà Nội, Việt Nam \| [^|]+ \| Trời Việt$/);
    expect(outcome.head.description.length).toBeGreaterThan(15);
    expect(outcome.head.indexable).toBe(true);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/aria-current="page"><?/g)?.length).toBe(2);
    expect(html).not.toMatch(/ style="|undefined|NaN|\[object/);
  });

  it('speaks English only, but for names of places', async () => {
    const { text } = await open(routeId, page, makeCall(makeReplies('en', makeDemoIssued())), 'en');
    const names = ['Hà Nội', 'Việt Nam', 'Ba Đình'];
    const rest = names.reduce((shown, name) => shown.replaceAll(name, ''), text);
    expect(rest.split('|').filter((part) => VIETNAMESE_LETTER.test(part))).toEqual([]);
  });

  it('speaks Vietnamese only', async () => {
    const { text } = await open(routeId, page, makeCall(makeReplies('vi', makeDemoIssued())));
    expect(text.split('|').filter((part) => ENGLISH_WORD.test(part))).toEqual([]);
  });

  it('labels every block of a demo, and its head once at length', async () => {
    const { text, html } = await open(routeId, page, makeCall(makeReplies('vi', makeDemoIssued())));
    expect(text.split('không phải dự báo thật')).toHaveLength(2);
    const blocks = html.split('<section').slice(1);
    // The outlook guide and the form for own costs have no values, a scroll region is part of a block, and the hero is below the header's demo
    // mark.
    const figures = blocks.filter((block) => /aria-labelledby="(?!what|worth|now"|tomorrow")/.test(block));
    expect(figures.filter((block) => !block.includes('minh họa'))).toEqual([]);
    expect(figures.length).toBeGreaterThan(0);
  });

  it('tints the areas of warnings on its small map where one holds at the place', async () => {
    const area = {
      type: 'Feature',
      properties: { id: 'a', kind: 'storm', level: 4, headline: 'Tin bão', expiresAt: '2026-08-04T14:00:00+07:00' },
      geometry: { type: 'MultiPoint', coordinates: [[105.8, 21]] },
    };
    const areas = { warningAreas: { type: 'FeatureCollection', features: [area] } };
    const warned = { ...makeReplies('vi'), ...areas, warningsList: { items: [makeSampleWarning()], over: [] } };
    expect((await open(routeId, page, makeCall(warned))).html).toMatch(
      /<a class="[^"]*teaser[^>]*>(?:(?!<\/a>).)*data-part="areas"(?:(?!<\/a>).)*data-level="4"/s,
    );
    const free = { ...makeReplies('vi'), ...areas, warningsList: { items: [], over: [] } };
    expect((await open(routeId, page, makeCall(free))).html).not.toContain('data-part="areas"');
  });

  it('says nothing of demo where nothing is', async () => {
    expect((await open(routeId, page, makeCall(makeReplies('vi')))).text).not.toContain('minh họa');
  });

  it('shows no figure of a forecast that is older than 36 hours', async () => {
    const old = makeIssued({ runAt: '2026-08-02T02:00:00+07:00' });
    const { text } = await open(routeId, page, makeCall(makeReplies('vi', old)));
    expect(text).toContain('Chưa có dữ liệu mới');
    expect(text).not.toMatch(/\d°/);
  });

  it('stands with every block empty where there is no data', async () => {
    const { outcome, text } = await open(
      routeId,
      page,
      makeCall({ placesResolve: makeReplies('vi').placesResolve }, 'noData'),
    );
    expect(outcome.status).toBe(200);
    expect(text).toContain('Chưa có dữ liệu');
    expect(text).not.toMatch(/\d°|\d mm/);
  });

  it.each(Object.keys(makeReplies('vi')).filter((id) => id.startsWith('weather')))('stands without %s', async (id) => {
    const { [id]: _failed, ...rest } = makeReplies('vi');
    const { outcome } = await open(routeId, page, makeCall(rest));
    expect(outcome.status).toBe(200);
  });
});

describe('a part that fails', () => {
  it('leaves the other parts of the page alone and offers to load it again', async () => {
    const { weatherDays15: _failed, ...rest } = makeReplies('vi');
    const { text, html } = await open('weather:now', nowPage, makeCall(rest));
    expect(text).toContain('7 ngày tới|Không tải được phần này');
    expect(html).toContain('<a href="/thoi-tiet-ha-noi/hien-tai">Thử lại</a>');
    expect(text).toContain('12 giờ tới|Cập nhật 13:40');
  });

  it('does not take the description with it', async () => {
    const { weatherSmartgen: _failed, ...rest } = makeReplies('vi');
    const { outcome } = await open('weather:now', nowPage, makeCall(rest));
    expect(outcome.head.description).toMatch(/^Thời tiết Hà Nội lúc này/);
    expect((await open('weather:now', nowPage, makeCall(makeReplies('vi')))).outcome.head.description).toBe(
      'Hà Nội, Việt Nam lúc 14:00 ngày 3/8: Trời nắng, 33°.',
    );
  });

  it('never describes the page by an invented forecast without its name', async () => {
    const { outcome } = await open('weather:hourly', hourlyPage, makeCall(makeReplies('vi', makeDemoIssued())));
    expect(outcome.head.description).toBe(
      'Hà Nội, Việt Nam: Trời nắng, 33°. Số liệu minh họa, không phải dự báo thật.',
    );
  });
});

describe('the place', () => {
  const openAt = (changes: object) => {
    const resolved = { outcome: 'place', located: { ...located, ...changes } };
    return open('weather:now', nowPage, makeCall({ ...makeReplies('vi'), placesResolve: resolved }));
  };

  it('says that its position is approximate above 2 km', async () => {
    const off = (precisionKm: number | null) => openAt({ place: { ...SAMPLE_PLACE, precisionKm } });
    expect((await off(2)).text).not.toContain('gần đúng');
    expect((await off(null)).text).not.toContain('gần đúng');
    expect((await off(2.1)).text).toContain('Vị trí gần đúng, sai số khoảng 2 km');
  });

  it('says what it was before', async () => {
    expect((await openAt({ note: 'Trước đây là huyện A.' })).text).toContain(
      'Hà Nội,|Việt Nam|Lưu Hà Nội|Âm lịch: ngày 21 tháng 6|21|tháng 6|Trước đây là huyện A.',
    );
  });

  it('leads to its neighbours on the same span', async () => {
    const { html } = await open('weather:hourly', hourlyPage, makeCall(makeReplies('en')), 'en');
    expect(html).toContain('href="/weather-ba-dinh-ha-noi/hourly"');
  });

  const outcomeOf = (reply: object) =>
    nextDaysPage(makeRequest('weather:next-days', 'en'), makeCall({ ...makeReplies('en'), placesResolve: reply }));

  it('moves to its slug of today with the same span', async () => {
    expect(await outcomeOf({ outcome: 'moved', slug: 'hue' })).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/weather-hue/next-10-days',
    });
  });

  it('asks which of several it is, unseen by search engines', async () => {
    const outcome = getPageOf(await outcomeOf({ outcome: 'choice', places: [nearby] }));
    expect([outcome.status, outcome.head.indexable]).toEqual([200, false]);
    expect(renderToStaticMarkup(outcome.body)).toContain('Ba Đình');
  });

  it('answers 404 with the nearest names where nothing is called so', async () => {
    const outcome = getPageOf(await outcomeOf({ outcome: 'unknown', nearest: [nearby] }));
    expect([outcome.status, outcome.head.indexable]).toEqual([404, false]);
    expect(renderToStaticMarkup(outcome.body)).toContain('Ba Đình');
  });
});

describe('the sky behind the head', () => {
  const skyOf = async (routeId: (typeof PAGES)[number][0], page: Page) => {
    const replies = makeReplies('vi');
    const now = makeHour(0, { code: 1, skyCode: 1, thunder: 0 }, 'vi');
    const wet = Array.from({ length: 15 }, (_, index) => makeDay(index, { code: 16, skyCode: 16 }, 'vi'));
    const { html } = await open(
      routeId,
      page,
      makeCall({
        ...replies,
        weatherNow: { ...(replies.weatherNow as object), now },
        weatherHours24: { ...(replies.weatherHours24 as object), hours: [makeHour(0, { code: 16 }, 'vi'), now] },
        weatherDays15: { ...(replies.weatherDays15 as object), days: wet },
      }),
    );
    return /data-sky="([^"]+)"/.exec(html)?.[1];
  };

  it('is that of this minute on all spans, not the worst of the span; on tomorrow’s that of tomorrow', async () => {
    const now = await skyOf('weather:now', nowPage);
    expect(now).not.toContain('rain');
    for (const [routeId, page] of PAGES.filter(([id]) => id !== 'weather:tomorrow')) {
      expect([routeId, await skyOf(routeId, page)]).toEqual([routeId, now]);
    }
  });
});

describe('the hours of two days', () => {
  const hours = Array.from({ length: 48 }, (_, index) => makeHour(index));
  const parts = [makeDayParts(), makeDayParts().map(toTomorrow)];
  const replies = makeReplies('vi');
  const two = {
    ...replies,
    weatherHours24: { ...(replies.weatherHours24 as object), hours },
    weatherDays15: { ...(replies.weatherDays15 as object), parts },
  };

  it('are one chart and two for phones, with the parts of the day and yesterday below', async () => {
    const { text, html } = await open('weather:hourly', hourlyPage, makeCall(two));
    expect(html.match(/role="img" aria-labelledby="meteogram/g)).toHaveLength(3);
    expect(text).toContain('14:00 T2 3/8 – 13:00 T3 4/8');
    expect(text).toMatch(/Từng buổi\|.*Chiều\|13–19h\|.*Rạng sáng mai\|00–07h\|.*Tối mai\|19–24h/);
    expect(text).toMatch(/So với hôm qua\|.*Nóng hơn giờ này hôm qua 2°\.\|.*; hôm qua cao nhất 35°\./);
    expect(html).toMatch(/href="[^"]*\.csv\?[^"]*hours=48/);
  });

  it('stand where the rest failed', async () => {
    const { weatherDays15: _days, weatherNow: _now, ...rest }: Record<string, unknown> = two;
    const { text } = await open('weather:hourly', hourlyPage, makeCall(rest));
    expect(text).toContain('Từng buổi|Không tải được phần này');
    expect(text).not.toContain('So với hôm qua');
    expect(text).toContain('48 giờ tới');
  });
});

describe('the spans of a place', () => {
  const namesOf = (html: string, label: string) =>
    [...(new RegExp(`<nav aria-label="${label}"[^]*?</nav>`).exec(html)?.[0] ?? '').matchAll(/<a [^>]*>([^<]*)</g)].map(
      ([, name]) => name,
    );

  it('are six and, in the hot season, work outdoors; several days stay the open ones', async () => {
    const { html } = await open('weather:next-days', nextDaysPage, makeCall(makeReplies('vi')));
    const names = ['Hiện tại', 'Theo giờ', 'Ngoài trời', 'Ngày mai', 'Nhiều ngày', '90 ngày', 'Nhà nông'];
    expect(namesOf(html, 'Khoảng thời gian')).toEqual(names);
    expect(html).toContain('<a href="/thoi-tiet-ha-noi/10-ngay-toi" aria-current="page">Nhiều ngày</a>');
    expect(namesOf(html, 'Số ngày')).toEqual(['3', '5', '7', '10', '15']);
    expect(html).toContain('<a href="/thoi-tiet-ha-noi/10-ngay-toi" aria-label="10 ngày" aria-current="true">10</a>');
  });

  it('lead from elsewhere to a week', async () => {
    const { html } = await open('weather:hourly', hourlyPage, makeCall(makeReplies('en')), 'en');
    expect(html).toContain('<a href="/weather-ha-noi/next-7-days">3–15 days</a>');
  });
});
