import type { CallApi } from '@portal/contract/call-api';
import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeFarmReply, makeUnknownFarmReply } from '#components/agriculture/farm.fixture.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import {
  makeDay,
  makeDemoIssued,
  makeHour,
  makeIssued,
  makeOutlook,
  makeTomorrow,
  SAMPLE_PLACE,
} from '#components/weather/weather.fixture.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { farmDaysPage } from './farm-days-page.tsx';
import { farmHourlyPage } from './farm-hourly-page.tsx';
import { farmNowPage } from './farm-now-page.tsx';
import { farmSeasonPage } from './farm-season-page.tsx';
import { farmTomorrowPage } from './farm-tomorrow-page.tsx';

const PAGES = [
  ['agri:now', farmNowPage],
  ['agri:hourly', farmHourlyPage],
  ['agri:tomorrow', farmTomorrowPage],
  ['agri:next-days', farmDaysPage],
  ['agri:90-days', farmSeasonPage],
] as const;
const LANGUAGES = ['vi', 'en'] as const;
type FarmRoute = (typeof PAGES)[number][0];
type Replies = Readonly<Record<string, unknown>>;

const nearby = {
  slug: 'ba-dinh-ha-noi',
  displayName: { main: 'Ba Đình', secondary: 'Hà Nội' },
  kind: 'ward',
  lat: 21.03,
  lng: 105.83,
  province: 'ha-noi',
  formerly: null,
};
const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [nearby] };

/** One reply per call of the pages. */
function makeReplies(language: Language, issued = makeIssued(), crop: CropId = 'rice'): Replies {
  const common = { place: SAMPLE_PLACE, issued };
  const hours = Array.from({ length: 24 }, (_, index) => makeHour(index, {}, language));
  return {
    placesResolve: { outcome: 'place', located },
    weatherAgriculture: makeFarmReply(language, issued, crop),
    weatherNow: { ...common, now: hours[0] },
    weatherHours24: { ...common, hours },
    weatherTomorrow: makeTomorrow(issued, language),
    weatherDays15: { ...common, days: Array.from({ length: 15 }, (_, index) => makeDay(index, {}, language)) },
    weatherDays90: makeOutlook(issued, language),
  };
}

/** Answers with the replies; missing ones fail with the code. */
function makeCall(replies: Replies, errorCode = 'internal'): CallApi {
  return async ({ id }) => {
    if (replies[id] !== undefined) return { ok: true, reply: replies[id] as never };
    return { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode, requestId: 'r1' } };
  };
}

function makeRequest(routeId: FarmRoute, language: Language, changes: Partial<PageRequest> = {}): PageRequest {
  const parameters = { location: 'ha-noi', days: '10' };
  const path = toPath(routeId, language, parameters);
  return makeSampleRequest({ routeId, language, path, parameters, ...changes });
}

async function open(
  routeId: FarmRoute,
  page: Page,
  call: CallApi,
  language: Language = 'vi',
  changes: Partial<PageRequest> = {},
) {
  const outcome = await page(makeRequest(routeId, language, changes), call);
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  return { outcome, text: readText(outcome.body), html: renderToStaticMarkup(outcome.body) };
}

const VIETNAMESE_LETTER = /[\u0300-\u036fđ]/i;
const ENGLISH_WORD =
  /\b(the|of|and|in|is|now|today|tomorrow|rain|rainfall|wind|high|low|day|days|hour|updated|good|avoid|crop)\b/i;

function readForeign(text: string, language: Language): string[] {
  const names = ['Hà Nội', 'Việt Nam', 'Ba Đình', 'Trời Việt'];
  const rest = names.reduce((reported, name) => reported.replaceAll(name, ''), text).split('|');
  return rest.filter((part) =>
    language === 'en' ? VIETNAMESE_LETTER.test(part.normalize('NFD')) : ENGLISH_WORD.test(part),
  );
}

describe.each(PAGES)('%s', (routeId, page) => {
  it.each(LANGUAGES)(
    'has its title, one description, one name and its place among the spans (%s)',
    async (language) => {
      const { outcome, html } = await open(routeId, page, makeCall(makeReplies(language)), language);
      expect(outcome.status).toBe(200);
      expect(outcome.head.title).toMatch(/^Hà Nội, Việt Nam \| [^|]+ \| Trời Việt$/);
      expect(outcome.head.description.length).toBeGreaterThan(15);
      expect(outcome.head.indexable).toBe(true);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.match(/aria-current="page"/g)?.length).toBe(2);
      expect(html).not.toMatch(/ style="|undefined|NaN|\[object/);
    },
  );

  it.each(LANGUAGES)('speaks one language only, for every crop (%s)', async (language) => {
    for (const crop of CROP_IDS) {
      const call = makeCall(makeReplies(language, makeDemoIssued(), crop));
      const { text } = await open(routeId, page, call, language, { query: { crop } });
      expect(readForeign(text, language)).toEqual([]);
    }
  });

  it('offers every crop as a link and marks the one that was chosen, stored, or usual', async () => {
    const call = makeCall(makeReplies('vi'));
    const chosenBy = async (changes: Partial<PageRequest>) => {
      const { html } = await open(routeId, page, call, 'vi', changes);
      const links = [...html.matchAll(/href="([^"]*\?crop=\w+)" rel="nofollow"( aria-current="true")?/g)];
      expect(links).toHaveLength(CROP_IDS.length);
      return links.filter(([, , isChosen]) => isChosen !== undefined).map(([, href]) => href?.split('crop=')[1]);
    };
    const stored = { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'chart', crop: 'durian' } as const;
    expect(await chosenBy({})).toEqual(['rice']);
    expect(await chosenBy({ settings: stored })).toEqual(['durian']);
    expect(await chosenBy({ settings: stored, query: { crop: 'coffee' } })).toEqual(['coffee']);
    expect(await chosenBy({ query: { crop: 'gold' } })).toEqual(['rice']);
  });

  it('labels every block of a demo', async () => {
    const { text, html } = await open(routeId, page, makeCall(makeReplies('vi', makeDemoIssued())));
    expect(text.split('không phải dự báo thật')).toHaveLength(2);
    const figures = html
      .split('<section')
      .slice(1)
      .filter((block) => !block.includes('id="what"') && !isPartOfBlock(block));
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((block) => !block.includes('minh họa'))).toEqual([]);
  });

  it('shows no figure of a forecast that is older than 36 hours', async () => {
    const old = makeIssued({ runAt: '2026-08-02T02:00:00+07:00' });
    const { text } = await open(routeId, page, makeCall(makeReplies('vi', old)));
    expect(text).toContain('Chưa có dữ liệu mới');
    expect(text.split('Cách tính')[0]).not.toMatch(/\d°/);
  });

  it('stands with every block empty where there is no data', async () => {
    const call = makeCall({ placesResolve: makeReplies('vi').placesResolve }, 'noData');
    const { outcome, text } = await open(routeId, page, call);
    expect(outcome.status).toBe(200);
    expect(outcome.head.description).toMatch(/Hà Nội/);
    expect(text).toContain('Chưa có dữ liệu');
    expect(text).not.toMatch(/\d°|\d mm/);
  });

  it.each(['weatherAgriculture', 'weatherNow', 'weatherHours24', 'weatherTomorrow', 'weatherDays15', 'weatherDays90'])(
    'stands without %s',
    async (id) => {
      const { [id]: _failed, ...rest } = makeReplies('vi');
      expect((await open(routeId, page, makeCall(rest))).outcome.status).toBe(200);
    },
  );

  it.each(LANGUAGES)('shows figures that are not known as such (%s)', async (language) => {
    for (const crop of ['rice', 'shrimp'] as const) {
      const replies = { ...makeReplies(language), weatherAgriculture: makeUnknownFarmReply(language, crop) };
      const { text, outcome } = await open(routeId, page, makeCall(replies), language, { query: { crop } });
      expect(outcome.status).toBe(200);
      expect(text).not.toMatch(/undefined|NaN|null|Infinity/);
    }
  });

  it('shows °F and m/s to who asked for them', async () => {
    const settings = { temperatureUnit: 'F', windUnit: 'ms', forecastView: 'chart' } as const;
    const { text } = await open(routeId, page, makeCall(makeReplies('en')), 'en', { settings });
    expect(text).not.toContain('km/h');
    expect([...text.matchAll(/(\d+)°(?!C)/g)].filter(([, degrees]) => Number(degrees) < 45)).toEqual([]);
  });
});

/** A scrollable table inside a block, which carries the label. */
const isPartOfBlock = (section: string): boolean => section.includes('tabindex="0" aria-label');

describe('farming now', () => {
  it('shows the line of the day first, then each kind of work with its verdict, reason and next hours', async () => {
    const { text, outcome } = await open('agri:now', farmNowPage, makeCall(makeReplies('vi')));
    expect(text).toContain('Lúa hôm nay|Cập nhật 13:40');
    expect(text).toContain(
      'Mưa trong 2 giờ nữa: hoãn bón phân. Nên phun thuốc 06:00–11:00 sáng mai.|Phun thuốc|Không nên|',
    );
    expect(text).toContain(
      'Mưa trong 2 giờ nữa: chưa nên làm.|Phun thuốc 24 giờ tới: 14:00–18:00 không nên; 18:00–06:00',
    );
    expect(text).toContain('Nên làm|06:00–11:00|sáng mai.');
    expect(outcome.head.description).toContain('Lúa – Mưa trong 2 giờ nữa: hoãn bón phân.');
  });

  it('shows water, diseases, growth and the calendar, each ending in what to do', async () => {
    const { text } = await open('agri:now', farmNowPage, makeCall(makeReplies('en')), 'en');
    expect(text).toContain('enough for now, hold off watering.');
    expect(text).toContain('Balance|+2|');
    expect(text).toContain('Rice blast|4 of 9 days favourable|40 · medium|');
    expect(text).toContain('growth is steady, keep to your plan.');
    expect(text).toContain('Great heat, since 23 Jul');
    expect(text).toContain('keep water up.');
  });

  it('has a pond in the stead of growth for shrimp, and work of its own', async () => {
    const replies = makeReplies('vi', makeIssued(), 'shrimp');
    const { text } = await open('agri:now', farmNowPage, makeCall(replies), 'vi', { query: { crop: 'shrimp' } });
    expect(text).toContain('Nước ao khoảng 29° trong 7 ngày tới: nên giữ lịch cho ăn.');
    expect(text).toContain('Bốc hơi');
    expect(text).not.toContain('Tích ôn');
    expect(text).not.toContain('Phun thuốc');
  });

  it('leaves the advice alone where the weather of now fails, and the other way round', async () => {
    const { weatherNow: _now, ...noNow } = makeReplies('vi');
    expect((await open('agri:now', farmNowPage, makeCall(noNow))).text).toContain('Phun thuốc|Không nên');
    const { weatherAgriculture: _farm, ...noFarm } = makeReplies('vi');
    const { text, html } = await open('agri:now', farmNowPage, makeCall(noFarm));
    expect(text).toContain('33°');
    expect(text).toContain('Lúa hôm nay|Không tải được phần này');
    expect(html).toContain('<a href="/thoi-tiet-nha-nong-ha-noi/hien-tai">Thử lại</a>');
  });

  it('says only of the part that has no figures that it has none', async () => {
    const reply = makeFarmReply('vi');
    const water = { ...reply.water, coming: { rain: null, etc: null, balance: null }, text: null };
    const days = reply.days.map((day) => ({ ...day, rain: null, etc: null, balance: null }));
    const replies = { ...makeReplies('vi'), weatherAgriculture: { ...reply, water, days } };
    const { text } = await open('agri:now', farmNowPage, makeCall(replies));
    expect(text).toContain('Nước trong 7 ngày|Chưa có dữ liệu');
    expect(text).toContain('Đạo ôn|4 trong 9 ngày thuận|40 · vừa');
  });
});

describe('the other farming pages', () => {
  it('give a verdict for each hour and kind of work, with the reasons of every spell', async () => {
    const { text, html } = await open('agri:hourly', farmHourlyPage, makeCall(makeReplies('vi')));
    expect(html.match(/<th scope="col"><time/g)).toHaveLength(24);
    expect(text).toContain('Mưa, mm|–|');
    expect(text).toContain('T3 06:00–11:00|Khô ráo 9 giờ liền: nên phun.');
    expect(text).toContain('T2 14:00–18:00|Mưa trong 2 giờ nữa, thuốc sẽ trôi: không nên phun.');
  });

  it('say in a matrix why every block of hours has its verdict, each block opened by a button of its own', async () => {
    const { html } = await open('agri:hourly', farmHourlyPage, makeCall(makeReplies('vi')));
    const matrix = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const buttons = [...matrix.matchAll(/popoverTarget="([^"]+)" aria-label="([^"]+)"/gi)];
    const reasons = [...matrix.matchAll(/<div id="([^"]+)" popover="auto"/g)].map(([, id]) => id);
    expect(buttons.length).toBeGreaterThan(10);
    expect(buttons.map(([, id]) => id)).toEqual(reasons);
    expect(buttons[0]?.[2]).toBe('14:00–18:00: không nên');
    expect(matrix).toContain('thuốc sẽ trôi: không nên phun.');
    for (const row of matrix.split('<tr class="').slice(-4)) {
      const spans = [...row.matchAll(/<td[^>]*colSpan="(\d+)"/gi)].map(([, hours]) => Number(hours));
      expect(spans.reduce((sum, hours) => sum + hours, 0)).toBe(24);
    }
  });

  it('say on which grounds advice stands once, where it is worked out', async () => {
    const { text } = await open('agri:now', farmNowPage, makeCall(makeReplies('vi')));
    const [advice = '', notes = ''] = text.split('Cách tính và cơ sở');
    expect(advice).not.toContain('Cơ sở: đề xuất|');
    expect(notes).toContain('7 ngày tới cần lưu ý|Cơ sở: ');
  });

  it('assess tomorrow as a whole', async () => {
    const { text, outcome } = await open('agri:tomorrow', farmTomorrowPage, makeCall(makeReplies('vi')));
    const lead = 'Ngày mai nên phun thuốc 06:00–11:00, phơi nông sản 06:00–11:00, bón phân 06:00–11:00 và thu hoạch';
    expect(text).toContain(`Lúa ngày mai|Cập nhật 13:40`);
    expect(text).toContain(lead);
    expect(outcome.head.description).toContain(lead);
    expect(text).toContain('Phun thuốc|Nên|Khô ráo 9 giờ liền: nên phun.|Phun thuốc ngày mai: 00:00–06:00 ban đêm');
    expect(text).toContain('Mưa 2–31 mm, cây cần 4,9 mm: chưa nên tưới.');
  });

  it('give each day its water and good hours, and say where a day is too far ahead', async () => {
    const { text, html } = await open('agri:next-days', farmDaysPage, makeCall(makeReplies('vi')));
    expect(html.match(/<tr [^>]*><th [^>]*class="[^"]*day/g)).toHaveLength(10);
    expect(text).toContain('Hôm nay|3/8 · 21/6 âm|');
    expect(text).toContain('6,4|(2–31)|4,1|4,9|+2|Không có khung tốt');
    expect(text).toContain('Phun|06:00–11:00|Phơi|06:00–11:00');
    expect(text.split('Còn xa: xem lại khi gần ngày')).toHaveLength(4);
    expect(text).toContain('Phun thuốc|Chủ Nhật, 9/8, 06:00–11:00');
  });

  it('say what a season usually brings the crop, and what nobody can know', async () => {
    const { text } = await open('agri:90-days', farmSeasonPage, makeCall(makeReplies('en')), 'en');
    expect(text).toContain('It cannot say which day it will rain');
    expect(text).toContain('3–9 Aug|forecast|29°|0 mm|130|Little rain: plan for irrigation.');
    expect(text).toContain('long-term average|29°|70 mm|132|Plenty of rain: see to the drains.');
  });

  it('ask for a field of rice by its day of sowing, and not by an impossible one', async () => {
    const asked: unknown[] = [];
    const call = makeCall(makeReplies('vi'));
    const listen: CallApi = (endpoint, input) => {
      if (endpoint.id === 'weatherAgriculture') asked.push((input as { query: object }).query);
      return call(endpoint, input);
    };
    const openField = (query: Record<string, string>) => open('agri:90-days', farmSeasonPage, listen, 'vi', { query });
    await openField({ sown: '2026-05-24', variety: '115', planting: 'transplanted' });
    const { text } = await openField({ sown: '2026-02-31', variety: '7' });
    expect(asked[0]).toMatchObject({ sown: '2026-05-24', variety: '115', planting: 'transplanted', crop: 'rice' });
    expect(asked[1]).not.toHaveProperty('sown');
    expect(text).toContain('Ngày gieo chưa đúng: hãy ghi như 2026-06-15.');
    expect((await openField({ crop: 'maize' })).text).not.toContain('Ngày gieo');
  });

  it('lead to neighbours and spans of their own, and to the weather', async () => {
    const { html } = await open('agri:hourly', farmHourlyPage, makeCall(makeReplies('en')), 'en');
    expect(html).toContain('href="/agri-weather-ba-dinh-ha-noi/hourly"');
    expect(html).toContain('href="/agri-weather-ha-noi/next-7-days"');
    expect(html).toContain('href="/weather-ha-noi/now"');
  });
});

describe('farming under an official warning and out of season', () => {
  const WARNING = {
    ...makeSampleWarning({
      kind: 'thunderstorm',
      level: 1,
      number: '12/DKTTV',
      headline: 'Dông mạnh, gió giật 60 km/h',
    }),
    startsAt: '2026-08-03T13:40:00+07:00',
    expiresAt: '2026-08-04T10:30:00+07:00',
  };
  const reason = {
    kind: 'warning',
    value: null,
    hours: null,
    warning: { id: WARNING.id, kind: 'thunderstorm', number: '12/DKTTV' },
  } as const;
  const alert =
    '“Dông mạnh, gió giật 60 km/h” (tin số 12/DKTTV, hiệu lực đến 10:30 4/8): rời đồng trống, dừng mọi việc ngoài trời.';

  function makeWarnedReplies(language: Language): Replies {
    const reply = makeFarmReply(language);
    const activities = reply.activities.map((activity) => ({
      ...activity,
      now: { verdict: 'avoid' as const, reasons: [reason], text: 'Có cảnh báo: không nên làm.' },
      hours: activity.hours.map((hour) =>
        Date.parse(hour.at) < Date.parse(WARNING.expiresAt)
          ? { ...hour, verdict: 'avoid' as const, reasons: [reason] }
          : hour,
      ),
    }));
    return {
      ...makeReplies(language),
      warningsList: { items: [WARNING] },
      weatherAgriculture: { ...reply, activities, alert, text: alert, warnings: [WARNING] },
    };
  }

  it.each([
    ['agri:now', farmNowPage],
    ['agri:hourly', farmHourlyPage],
    ['agri:tomorrow', farmTomorrowPage],
  ] as const)('%s quotes the bulletin before any verdict, in its own units', async (routeId, page) => {
    const settings = { ...makeRequest(routeId, 'vi').settings, windUnit: 'ms' as const };
    const { text } = await open(routeId, page, makeCall(makeWarnedReplies('vi')), 'vi', { settings });
    const at = text.indexOf(alert);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(text.indexOf('|Không nên|', text.indexOf('Phun thuốc|')));
  });

  it('gives each verdict a mark and a word beside its colour', async () => {
    const { html } = await open('agri:now', farmNowPage, makeCall(makeWarnedReplies('vi')));
    expect(
      html.match(/<svg width="12" height="12"[^>]*aria-hidden="true"><path [^>]*><\/path><\/svg>Không nên</g),
      // Four kinds of work and a day of drying.
    ).toHaveLength(5);
  });

  it('says what the season keeps back, and offers only what is grown there', async () => {
    const reply = makeFarmReply('vi');
    const text =
      'Đang ngoài các vụ chính của lúa ở miền núi phía Bắc: không có lời khuyên về gieo trồng, thu hoạch và phơi.';
    const replies = {
      ...makeReplies('vi'),
      weatherAgriculture: {
        ...reply,
        crops: ['rice', 'maize'],
        season: { ...reply.season, text },
        activities: reply.activities.slice(0, 1),
      },
    };
    const page = await open('agri:now', farmNowPage, makeCall(replies));
    expect(page.text).toContain(text);
    expect(page.html).toContain('?crop=maize');
    expect(page.html).not.toContain('?crop=durian');
  });

  it.each(PAGES)('%s advises nothing on a crop that is not grown there', async (routeId, page) => {
    const reply = makeFarmReply('vi');
    const text = 'Ở miền núi phía Bắc, lúa không phải cây trồng, vật nuôi thường gặp: chúng tôi không có lời khuyên.';
    const season = { ...reply.season, isGrown: false, text, sow: [], flower: [] };
    const replies = {
      ...makeReplies('vi'),
      weatherAgriculture: { ...reply, text: null, activities: [], hints: [], diseases: [], season },
    };
    const shown = await open(routeId, page, makeCall(replies));
    if (routeId !== 'agri:90-days') expect(shown.text).toContain(text);
    expect(shown.text).not.toMatch(/nên giữ lịch chăm sóc|chưa nên gieo/);
  });
});
