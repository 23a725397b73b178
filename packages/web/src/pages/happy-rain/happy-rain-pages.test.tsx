import type { CallApi } from '@portal/contract/call-api';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDemoIssued, makeHour, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { HAPPY_RAIN_PAGES } from './happy-rain-pages.tsx';

const NAMES: Readonly<Record<string, string>> = {
  'ha-noi': 'Hà Nội',
  'ho-chi-minh': 'TP. Hồ Chí Minh',
  'can-tho': 'Cần Thơ',
  hue: 'Huế',
};

const toMoment = (seconds: number) => new Date(seconds * 1000 + 7 * 3_600_000).toISOString().replace('.000Z', '+07:00');
const BASE = Date.parse('2026-08-03T14:00:00+07:00') / 1000;

/** Rain of the next three hours, mm/h per ten minutes; missing steps are dry. */
function makeNowcast(rates: Readonly<Record<number, number>>) {
  const steps = Array.from({ length: 18 }, (_, index) => ({
    at: toMoment(BASE + (index + 1) * 600),
    lead: 10 * (index + 1),
    rainRate: rates[index] ?? 0,
    rainRateHigh: rates[index] ?? 0,
    modelShare: 0,
    rainProbability: rates[index] === undefined ? 0 : 80,
    thunder: 0,
  }));
  const first = steps.find(({ rainRate }) => rainRate > 0);
  return {
    place: SAMPLE_PLACE,
    issued: makeDemoIssued(),
    basis: 'radar',
    frameAt: toMoment(BASE),
    present: { at: toMoment(BASE), rainRate: 0, rainProbability: 0, thunder: 0 },
    steps,
    total: null,
    sentence: first === undefined ? 'Ba giờ tới không mưa.' : 'Sắp mưa.',
    starts: first?.at ?? null,
    stops: null,
    around: null,
    outsideRadar: false,
  };
}

/** Default answers with overrides in `changes`; null for a failing call. */
function makeCall(changes: Readonly<Record<string, unknown>> = {}): CallApi {
  return async ({ id }, input) => {
    const slug = (input as { query?: { location?: string } } | undefined)?.query?.location ?? '';
    const place = { ...SAMPLE_PLACE, slug, displayName: { main: NAMES[slug] ?? '', secondary: '' } };
    const common = { place, issued: makeDemoIssued() };
    const hours = Array.from({ length: 24 }, (_, index) => makeHour(index, { rainProbability: 0, rain: 0 }, 'vi'));
    const startAt = Date.parse('2026-07-04T00:00:00+07:00') / 1000;
    const past = Array.from({ length: 720 }, (_, index) => ({
      at: toMoment(startAt + index * HOUR_SECONDS),
      rain: index % 48 === 14 ? 6 : 0,
      temperature: 30,
    }));
    const replies: Readonly<Record<string, unknown>> = {
      placesResolve:
        slug in NAMES
          ? { outcome: 'place', located: { place, kind: 'ward', note: null, nearby: [] } }
          : { outcome: 'unknown', nearest: [] },
      weatherHours24: { ...common, hours },
      weatherNow: { ...common, now: hours[0] },
      weatherPast: { ...common, hours: past, basis: 'analysis' },
      nowcastSteps: makeNowcast({}),
      warningsList: { items: [], over: [] },
      ...changes,
    };
    const reply = replies[id];
    if (reply != null) return { ok: true, reply: reply as never };
    return { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode: 'none', requestId: '' } };
  };
}

interface Visit {
  readonly route?: string;
  readonly call?: CallApi;
  readonly own?: string;
  readonly asked?: string;
  readonly language?: 'vi' | 'en';
}

async function open({ route = 'happy-rain', call = makeCall(), own, asked, language = 'vi' }: Visit = {}) {
  const usual = makeSampleRequest({ routeId: route, language, path: `/${route}` });
  const settings = own === undefined ? usual.settings : { ...usual.settings, place: own };
  const query = asked === undefined ? {} : { place: asked };
  const outcome = await HAPPY_RAIN_PAGES[route]?.({ ...usual, settings, query }, call);
  if (outcome?.kind !== 'page') throw new Error('the page did not open');
  return { head: outcome.head, text: readText(outcome.body as ReactNode) };
}

describe('a page of Happy Rain', () => {
  it.each([
    ['happy-rain', 'Hà Nội'],
    ['happy-rain-cho-lai-xe', 'Hà Nội'],
    ['happy-rain-van-phong', 'TP. Hồ Chí Minh'],
    ['happy-rain-nong-nghiep', 'Cần Thơ'],
  ])('opens %s with the weather of %s for somebody without a place', async (route, place) => {
    expect((await open({ route })).text).toContain(`30 ngày qua ở ${place}`);
  });

  it('has the visitor’s own place, and before it the one that the address asks for', async () => {
    expect((await open({ own: 'hue' })).text).toContain('30 ngày qua ở Huế');
    expect((await open({ own: 'hue', asked: 'can-tho' })).text).toContain('30 ngày qua ở Cần Thơ');
    expect((await open({ asked: '../x' })).text).toContain('30 ngày qua ở Hà Nội');
  });

  it('says of dry hours when it rains next, and shows a message that is marked as a sample', async () => {
    const { text } = await open();
    expect(text).toContain('Ba giờ tới không mưa. 24 giờ tới không mưa.');
    expect(text).toContain('nên đây là một cơn mưa mẫu');
  });

  it('draws bars of rain, and no empty frame for a dry day', async () => {
    const marks = /khả năng\|/;
    expect((await open({ call: makeCall({ nowcastSteps: makeNowcast({ 3: 5 }) }) })).text).toMatch(marks);
    expect((await open()).text).not.toMatch(marks);
  });

  it('says before a rule is set that satellites are later and less certain, and calls nothing dry by them', async () => {
    const seen = { ...makeNowcast({}), basis: 'satellite', sentence: 'Chưa thấy mây mưa.' };
    const call = makeCall({ nowcastSteps: seen });
    const { text } = await open({ call });
    expect(text).toMatch(/tin đến chậm hơn 20–30\s*phút, kém chắc, và chỉ báo từ mưa vừa trở lên/);
    expect(text).not.toMatch(/giờ tới không mưa/);
    expect((await open({ call, language: 'en' })).text).toMatch(/20–30\s*minutes later, are less certain/);
    expect((await open()).text).not.toContain('vệ tinh ước tính');
  });

  it('writes the message from the rain that comes, and when it would be sent', async () => {
    const call = makeCall({ nowcastSteps: makeNowcast({ 9: 2, 10: 8, 11: 3 }) });
    const { text } = await open({ call, route: 'happy-rain-nong-nghiep' });
    expect(text).toContain(
      'Can Tho: mua vua tu khoang 15:40. So lieu minh hoa. Gom lua, phu bat truoc 15:30. To nhat khoang 15:50, 8 mm/gio.',
    );
    expect(text).toContain('tin này tới máy bạn lúc 14:40');
  });

  it('names neither a peak nor an end that lies beyond what is known', async () => {
    const call = makeCall({ nowcastSteps: makeNowcast({ 16: 2, 17: 8 }) });
    const { text } = await open({ call });
    const [sms = ''] = /Ha Noi: [^/]*/.exec(text) ?? [];
    expect(sms).toContain('mua vua tu khoang 17:00');
    expect(sms).not.toMatch(/To nhat|keo dai/);
  });

  it('sends no message of its own under an emergency bulletin', async () => {
    const nowcastReply = makeNowcast({ 3: 5, 4: 9 });
    const call = makeCall({
      nowcastSteps: nowcastReply,
      warningsList: { items: [makeSampleWarning({ level: 4 })], over: [] },
    });
    expect((await open({ call })).text).toContain('tin mẫu');
  });

  it('counts what its rule would have sent in thirty days', async () => {
    const { text } = await open();
    expect(text).toContain('Với quy tắc này bạn nhận 15 tin.|Không trận nào rơi ngoài giờ.');
    expect(text).toContain('4/7');
    expect(text).toContain('đối chiếu mô hình');
  });

  it('says how many days are known where they are few, and stands without any', async () => {
    const hours = [{ at: '2026-08-02T14:00:00+07:00', rain: 4, temperature: 30 }];
    const few = makeCall({ weatherPast: { place: SAMPLE_PLACE, issued: makeDemoIssued(), hours, basis: 'analysis' } });
    expect((await open({ call: few })).text).toContain('Mới có số liệu của 1 ngày.');
    expect((await open({ call: makeCall({ weatherPast: null }) })).text).toContain('Chưa có số liệu 30 ngày');
  });

  it('stands without a nowcast, and without any place', async () => {
    expect((await open({ call: makeCall({ nowcastSteps: null }) })).text).toContain('Gói 5');
    const lost = makeCall({ placesResolve: { outcome: 'unknown', nearest: [] } });
    expect((await open({ call: lost })).text).toContain('Biết trước khi mưa tới');
  });

  it('states its price as data, the same as on the page', async () => {
    const { head, text } = await open({ language: 'en' });
    const product = head.structuredData?.find((one) => '@type' in one && one['@type'] === 'Product');
    expect(product).toMatchObject({ offers: { price: 9000, priceCurrency: 'VND' } });
    expect(text.replaceAll('\u00a0', ' ')).toContain('9,000 dong');
  });
});
