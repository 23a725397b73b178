import type { CallApi } from '@portal/contract/call-api';
import type { CostLoss } from '@portal/domain/decision/cost-loss';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeDemoIssued, makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { homePage } from './home-page.tsx';

type Replies = Readonly<Record<string, unknown>>;

const PLACES: Readonly<Record<string, readonly [main: string, secondary: string]>> = {
  'ha-noi': ['Hà Nội', 'Việt Nam'],
  'da-lat-lam-dong': ['Đà Lạt', 'Lâm Đồng'],
  'can-tho': ['Cần Thơ', 'Việt Nam'],
};

function locate(slug: string) {
  const [main, secondary] = PLACES[slug] ?? ['', ''];
  const place = { ...SAMPLE_PLACE, slug, displayName: { main, secondary } };
  return slug in PLACES
    ? { outcome: 'place', located: { place, kind: 'ward', note: null, nearby: [] } }
    : { outcome: 'unknown', nearest: [] };
}

/** Default answers for known places, with overrides in `changes`. */
function makeCall(changes: Replies = {}): CallApi {
  return async ({ id }, input) => {
    const query = (input as { query?: { location?: string } } | undefined)?.query ?? {};
    const slug = query.location ?? '';
    const [main, secondary] = PLACES[slug] ?? [slug, ''];
    const common = { place: { ...SAMPLE_PLACE, displayName: { main, secondary } }, issued: makeDemoIssued() };
    const hours = Array.from({ length: 24 }, (_, index) => makeHour(index, {}, 'vi'));
    const replies: Replies = {
      placesResolve: locate(slug),
      placesProvinces: {
        provinces: [
          { slug: 'ha-noi', name: 'Hà Nội', region: 'north' },
          { slug: 'lam-dong', name: 'Lâm Đồng', region: 'central' },
        ],
      },
      weatherHours24: { ...common, hours },
      weatherNow: { ...common, now: hours[0] },
      weatherDays15: { ...common, days: [makeDay(0, { rainProbability: 40 }, 'vi')] },
      weatherSmartgen: { ...common, issued: makeIssued(), text: `Trời ở ${main} dễ chịu.` },
      warningsList: { items: [], over: [] },
      ...changes,
    };
    const reply = replies[id];
    if (reply !== undefined) return { ok: true, reply: reply as never };
    return { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode: 'none', requestId: '' } };
  };
}

async function open(place: string | undefined, call = makeCall(), costLoss?: CostLoss) {
  const usual = makeSampleRequest({ routeId: 'home', language: 'vi', path: '/', parameters: {} });
  const own = costLoss === undefined ? usual.settings : { ...usual.settings, costLoss };
  const settings = place === undefined ? own : { ...own, place };
  const outcome = await homePage({ ...usual, settings }, call);
  if (outcome.kind !== 'page') throw new Error('the home page did not open');
  const html = renderToStaticMarkup(outcome.body);
  return { html, text: readText(outcome.body) };
}

describe('the home page', () => {
  it('opens with the place of the reader: its sentence, today, the six hours after this one, and the way to its page', async () => {
    const { html, text } = await open('da-lat-lam-dong');
    expect(text).toContain('Đà Lạt, Lâm Đồng|Đổi nơi|33°|Trời ở Đà Lạt dễ chịu.');
    expect(text).toContain('Xem cả ngày|Số liệu minh họa, không phải dự báo thật');
    expect(html).toContain('href="/thoi-tiet-da-lat-lam-dong/hien-tai"');
    const hours = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    expect(hours.match(/<time/g)).toHaveLength(6);
  });

  it.each([undefined, 'no-such-place'])(
    'opens with Hà Nội for %s, which is not among the cities then',
    async (place) => {
      const { text } = await open(place);
      expect(text).toContain('Hà Nội, Việt Nam|Đổi nơi');
      expect(text).toContain('Thành phố lớn|');
      expect(text.slice(text.indexOf('Thành phố lớn'))).not.toContain('|Hà Nội|');
    },
  );

  it('offers Hà Nội among the cities to whom the page opens with another place', async () => {
    const { text } = await open('can-tho');
    expect(text.slice(text.indexOf('Thành phố lớn'))).toContain('|Hà Nội|');
  });

  it('has a dark sky and no icon of fair weather under an emergency bulletin, and its sentence is the model’s', async () => {
    const warnings = { items: [makeSampleWarning({ level: 4 })], over: [] };
    const { html, text } = await open('ha-noi', makeCall({ warningsList: warnings }));
    expect(html).toContain('data-sky="storm"');
    const place = html.slice(html.indexOf('id="last-place"'), html.indexOf('</section>', html.indexOf('</ol>')));
    // The bulletin with its first step precedes the number, as on the current-weather page; no icon, state or low
    // chance.
    expect(place.indexOf('data-warning')).toBeLessThan(place.indexOf('33°'));
    expect(place).toContain('Làm ngay');
    expect(place).not.toMatch(/#d1|data-slot="state"/);
    const hours = place.slice(place.indexOf('<ol'), place.indexOf('</ol>'));
    expect(hours.match(/<time/g)).toHaveLength(6);
    expect(hours).not.toMatch(/>\d{1}%/);
    expect(text).toContain('Theo mô hình lúc');
    expect(text).not.toContain('giờ tới không mưa');
  });

  it('opens the region of the reader’s province and folds the others', async () => {
    const { html } = await open('da-lat-lam-dong');
    expect([...html.matchAll(/<details[^>]*>/g)].filter(([tag]) => tag.includes('open')).length).toBe(1);
  });

  it('marks chances from which protecting pays, but for places where a warning of level 3 is in force', async () => {
    const listMarks = async (call: CallApi, costLoss?: CostLoss) =>
      [...(await open('ha-noi', call, costLoss)).html.matchAll(/<u [^>]*>(\d+)%/g)].map(([, percent]) =>
        Number(percent),
      );
    const costs = { cost: 23, loss: 100 };
    const count = (marks: readonly number[], percent: number) => marks.filter((mark) => mark === percent).length;
    expect(await listMarks(makeCall())).toEqual([]);
    const marked = await listMarks(makeCall(), costs);
    // Both provinces have 40 %, the six hours 23 %.
    expect([count(marked, 40), count(marked, 23)]).toEqual([2, 6]);
    const dearer = await listMarks(makeCall(), { cost: 24, loss: 100 });
    expect([count(dearer, 40), count(dearer, 23)]).toEqual([2, 0]);
    const ofLevel = (level: 2 | 3) => ({ items: [makeSampleWarning({ level, kind: 'heavyRain' })], over: [] });
    expect(await listMarks(makeCall({ warningsList: ofLevel(2) }), costs)).toEqual(marked);
    expect(await listMarks(makeCall({ warningsList: ofLevel(3) }), costs)).toEqual([]);
  });

  it('stands without any weather', async () => {
    const none: CallApi = async () => ({
      ok: false,
      problem: { type: '', title: '', status: 503, detail: '', errorCode: 'none', requestId: '' },
    });
    const { text } = await open('hue', none);
    expect(text).toContain('Hôm nay trời thế nào ở chỗ bạn?');
    expect(text).toContain('Chưa tải được danh sách tỉnh');
  });
});
