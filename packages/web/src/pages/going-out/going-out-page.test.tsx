import type { CallApi } from '@portal/contract/call-api';
import type { TripDeparture } from '@portal/contract/endpoints/going-out';
import type { CostLoss } from '@portal/domain/decision/cost-loss';
import { MOST_SAVED_TRIPS, type SavedTrip } from '@portal/domain/trip/saved-trip';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { describeRain, describeShortly, describeTrip } from './describe-trip.ts';
import { goingOutPage } from './going-out-page.tsx';
import { type TripReply, toTripView } from './trip-view.ts';

const toMoment = (minutes: number): string =>
  `${new Date(Date.parse('2026-08-03T14:00:00+07:00') + (minutes + 420) * 60_000).toISOString().slice(0, 19)}+07:00`;

const departureOf = (minutes: number, changes: Partial<TripDeparture> = {}): TripDeparture => ({
  at: toMoment(minutes),
  arrivesAt: toMoment(minutes + 28),
  rainMm: 0,
  rainMmHigh: 0,
  rainProbability: 5,
  wetMinutes: 0,
  heavyMinutes: 0,
  gust: 13.3,
  feelsLike: 36,
  verdict: 'dry',
  danger: null,
  basis: 'radar',
  ...changes,
});
const wet = (minutes: number, rainMm: number, changes: Partial<TripDeparture> = {}) =>
  departureOf(minutes, {
    rainMm,
    rainMmHigh: rainMm + 3,
    rainProbability: 80,
    wetMinutes: 20,
    heavyMinutes: rainMm > 1 ? 6 : 0,
    verdict: rainMm >= 1 ? 'soaked' : 'damp',
    ...changes,
  });

function makeReply(departures: readonly TripDeparture[], changes: Partial<TripReply> = {}): TripReply {
  return {
    origin: SAMPLE_PLACE,
    destination: { ...SAMPLE_PLACE, displayName: { main: 'Nhà', secondary: '' } },
    issued: makeIssued({}),
    basis: 'radar',
    frameAt: toMoment(-10),
    way: { kind: 'straight', mode: 'motorbike', straightKm: 9.4, roadKm: null, travelMinutes: 28 },
    stepMinutes: 10,
    chosen: toMoment(0),
    departures: [...departures],
    best: departures[0]?.at ?? null,
    along: [0, 2, 12].map((rainRate, index) => ({ at: toMoment(5 + 9 * index), lat: 21, lng: 105.8, rainRate })),
    warning: null,
    ...changes,
  };
}

const describeIn = (language: 'vi' | 'en', departures: readonly TripDeparture[], changes: Partial<TripReply> = {}) =>
  describeTrip(makeReply(departures, changes), toTripView(makeView(language)));
const say = (departures: readonly TripDeparture[], changes?: Partial<TripReply>) =>
  describeIn('vi', departures, changes);

describe('the sentence', () => {
  test.each([
    ['all dry', [departureOf(0), departureOf(10)], {}, 'Từ 14:00 đến 14:10, đi lúc nào cũng khô.'],
    ['dry now, wet later', [departureOf(0), wet(10, 2)], {}, 'Đi 14:00 thì khô; từ 14:10 dễ ướt.'],
    [
      'wet now, dry later',
      [wet(0, 2.1), departureOf(60)],
      { best: toMoment(60) },
      'Đi 14:00 sẽ ướt hết: mưa 20 phút trên 28 phút đường. Đợi đến 15:00 thì khô.',
    ],
    [
      'less later',
      [wet(0, 6), wet(40, 0.5)],
      { best: toMoment(40) },
      'Đi 14:00 hứng 6,0 mm mưa; đi 14:40 chỉ còn 0,5 mm.',
    ],
    [
      'hardly less',
      [wet(0, 0.8), wet(40, 0.4)],
      { best: toMoment(40) },
      'Đi 14:00 sẽ ướt nhẹ: mưa 20 phút trên 28 phút đường. Giờ khác cũng không khô hơn.',
    ],
    [
      'the model alone',
      [departureOf(0, { basis: 'model' }), wet(10, 2)],
      {},
      'Theo mô hình, đi 14:00 thì khô; từ 14:10 dễ ướt.',
    ],
    [
      'the model that has rain all the way',
      [wet(0, 2, { basis: 'model', wetMinutes: 28 })],
      {},
      'Theo mô hình, đi 14:00 sẽ ướt hết: mưa suốt 28 phút đường. Giờ khác cũng không khô hơn.',
    ],
    [
      'the model next to a lower bulletin',
      [departureOf(0, { basis: 'model', verdict: 'maybe' })],
      { warning: { id: 'w', number: '14', kind: 'caution' } },
      'Chỉ đi 14:00 khi thật cần, theo bản tin số 14. Giờ khác cũng không khô hơn.',
    ],
    [
      'satellites that saw nothing',
      [departureOf(0, { basis: 'satellite', verdict: 'maybe', rainProbability: 20 })],
      {},
      'Đi 14:00 chưa thấy mây mưa, nhưng có thể sót mưa rào nhỏ. Giờ khác cũng không khô hơn.',
    ],
    [
      'hours, of which minutes are not known',
      [wet(0, 2, { basis: 'model' })],
      { stepMinutes: 60 },
      'Theo mô hình, đi 14:00 có thể ướt, khả năng mưa 80%. Giờ khác cũng không khô hơn.',
    ],
    [
      'a thunderstorm',
      [departureOf(0, { verdict: 'stop', danger: 'thunder' }), departureOf(60)],
      { best: toMoment(60) },
      'Đi 14:00 dễ gặp dông, không nên đi. Đợi đến 15:00 thì khô.',
    ],
    [
      'a bulletin of level 3',
      [departureOf(0, { verdict: 'none' })],
      { best: null, warning: { id: 'w', number: '14', kind: 'closed' } },
      'Không ra đường nếu không cần, theo bản tin số 14.',
    ],
    [
      'the day after it',
      [departureOf(0, { verdict: 'none' })],
      { best: null, warning: { id: 'w', number: '14', kind: 'after' } },
      'Sau bão/lũ: chờ bản tin mới.',
    ],
  ] as const)('of %s', (_, departures, changes, sentence) => {
    expect(say(departures, changes).replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  test('is the same in English', () => {
    const text = describeIn('en', [wet(0, 6), wet(40, 0.5)], { best: toMoment(40) });
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      'If you leave at 14:00, you catch 6.0 mm of rain; at 14:40 only 0.5 mm.',
    );
    const throughout = describeIn('en', [wet(0, 2, { basis: 'model', wetMinutes: 28 })]);
    expect(throughout).toContain(
      'According to the model, if you leave at 14:00, you get soaked: rain for all 28 minutes.',
    );
  });
});

describe('the answer in a few words', () => {
  const dry = departureOf(60);
  test.each([
    [[departureOf(0)], {}, 'khô'],
    [[departureOf(0), wet(10, 2)], {}, 'khô'],
    [[wet(0, 2.1), dry], { best: dry.at }, 'ướt hết, đợi 15:00'],
    [[dry, wet(90, 0.5)], { best: dry.at, chosen: toMoment(90) }, 'ướt nhẹ, đi 15:00'],
    [[wet(0, 6), wet(40, 0.5)], { best: toMoment(40) }, 'ướt hết, 14:40 đỡ hơn'],
    [[wet(0, 0.8), wet(40, 0.4)], { best: toMoment(40) }, 'ướt nhẹ'],
    [[departureOf(0, { verdict: 'none' })], { best: null }, 'chờ bản tin mới'],
    [[], {}, 'chưa rõ'],
  ] as const)('is that of the sentence', (departures, changes, words) => {
    expect(describeShortly(makeReply(departures, changes), toTripView(makeView('vi')))).toBe(words);
  });
});

const PLACES = ['a', 'b'].map((name) => ({
  slug: `cho-${name}`,
  displayName: { main: `Chợ ${name}`, secondary: 'Huế' },
}));

/** Answers as the portal does: places by name, `reply` for the trip. */
const callOf = (reply: TripReply | 'tooLong', warnings: readonly object[] = []): CallApi =>
  (async ({ id }: { readonly id: string }) => {
    if (id === 'placesSearch') return { ok: true, reply: { places: PLACES } };
    if (id === 'placesResolve') return { ok: true, reply: { outcome: 'unknown', nearest: [] } };
    if (id === 'warningsList') return { ok: true, reply: { items: warnings } };
    if (reply === 'tooLong')
      return { ok: false, problem: { errorCode: 'badInput', errors: [{ path: '', message: '' }] } };
    return { ok: true, reply };
  }) as unknown as CallApi;

async function render(
  query: Readonly<Record<string, string>>,
  call: CallApi,
  trips?: readonly SavedTrip[],
  costLoss?: CostLoss,
) {
  const { settings } = makeSampleRequest();
  const request = makeSampleRequest({
    routeId: 'going-out',
    language: 'vi',
    path: '/ra-duong',
    query,
    settings: {
      ...settings,
      ...(trips === undefined ? {} : { trips }),
      ...(costLoss === undefined ? {} : { costLoss }),
    },
  });
  const outcome = await goingOutPage(request, call);
  if (outcome.kind !== 'page') throw new Error('a page is expected');
  const html = renderToStaticMarkup(outcome.body);
  return { html, text: readText(outcome.body), head: outcome.head };
}

describe('the page', () => {
  const reply = makeReply([wet(0, 2.1), departureOf(10), departureOf(20)], { best: toMoment(10) });

  test('answers a form without script with the figures of the call', async () => {
    const { html, text } = await render({ from: '21,105.8', to: '21.1,105.8', at: '14:00' }, callOf(reply));
    const view = toTripView(makeView('vi'));
    for (const departure of reply.departures)
      expect(text).toContain(describeRain(departure, view).replaceAll('\u00a0', ' '));
    expect(text).toContain('Mưa to nhất lúc 14:23, gần nơi đến. Gió giật 48 km/h. Nóng như 36°.');
    expect(text).toContain('Tính theo đường thẳng giữa hai nơi');
    expect(html).toContain('href="/ra-duong?from=21%2C105.8&amp;to=21.1%2C105.8&amp;at=14%3A10"');
    expect(html.match(/<a href="\/ra-duong[^>]*aria-label="14:\d0: /g)).toHaveLength(3);
  });

  test('asks for two places, and for no index of answers', async () => {
    const { html, text, head } = await render({}, callOf(reply));
    expect(text).toContain('Chọn nơi đi và nơi đến');
    expect(html).toMatch(/<form[^>]* action="\/ra-duong" method="get"/);
    expect(head.indexable).toBe(true);
    expect((await render({ from: 'x' }, callOf(reply))).head.indexable).toBe(false);
  });

  test('finds places by name and offers their namesakes', async () => {
    const { html } = await render({ from: 'cho', to: '21,105.8' }, callOf(reply));
    expect(html).toContain('name="fromWas" value="cho-a~Chợ a, Huế"');
    expect(html).toContain('href="/ra-duong?from=cho-b&amp;to=21%2C105.8"');
  });

  test('says what a field needs and why there is no answer', async () => {
    expect((await render({ from: '', to: '21,105.8' }, callOf(reply))).text).toContain('Hãy nhập một nơi.');
    const late = await render({ from: '21,105.8', to: '21,105.9', at: '26:00' }, callOf(reply));
    expect(late.text).toContain('Hãy nhập giờ như 17:30.');
    const far = await render({ from: '21,105.8', to: '10,106' }, callOf('tooLong'));
    expect(far.text).toContain('Chuyến đi dài hơn 5 giờ.');
  });

  test('marks chances from which protecting pays for the reader, and none next to a bulletin', async () => {
    const may = makeReply([departureOf(0, { rainProbability: 40, verdict: 'maybe' }), departureOf(10)]);
    const showMarks = async (trip: TripReply, costLoss?: CostLoss) =>
      (await render({ from: '21,105.8', to: '21.1,105.8' }, callOf(trip), [], costLoss)).html.match(/<u [^>]*>40%/g);
    expect(await showMarks(may)).toBeNull();
    expect(await showMarks(may, { cost: 2, loss: 5 })).toHaveLength(2);
    expect(await showMarks(may, { cost: 41, loss: 100 })).toBeNull();
    const warned = makeReply(may.departures, { warning: { id: 'w', number: '14', kind: 'caution' } });
    expect(await showMarks(warned, { cost: 2, loss: 5 })).toBeNull();
  });

  test('puts a high bulletin first and calls nothing dry next to it', async () => {
    const warning = makeSampleWarning({ id: 'w', number: '14', level: 3 });
    const closed = makeReply([departureOf(0, { verdict: 'none' }), departureOf(10, { verdict: 'none' })], {
      best: null,
      warning: { id: 'w', number: '14', kind: 'closed' },
    });
    const { text, html } = await render({ from: '21,105.8', to: '21.1,105.8' }, callOf(closed, [warning]));
    const answer = text.slice(0, text.indexOf('Cách tính'));
    expect(answer.indexOf(warning.headline)).toBeGreaterThan(0);
    expect(answer.indexOf(warning.headline)).toBeLessThan(answer.indexOf('Không ra đường'));
    expect(answer.split('|').filter((part) => /^khô$|thì khô|kịp khô/i.test(part))).toEqual([]);
    expect(html).not.toMatch(/class="(step[0-4]|bar[1-3]|dryBar)"/);
    // No departure is offered, but the form stays.
    expect(html).not.toMatch(/href="\/ra-duong\?[^"]*at=|id="(?:way|choices)"/);
    expect(html).toContain('name="to"');
  });
});

describe('saved trips', () => {
  const HOME: SavedTrip = { name: 'Về nhà', from: '21,105.8', to: '21.1,105.8', mode: 'motorbike', clock: '17:30' };
  const reply = makeReply([wet(0, 2.1), departureOf(60)], { best: toMoment(60) });
  const countSaves = (html: string) => html.match(/<button type="submit" class="button">Lưu chuyến/g)?.length ?? 0;

  test('open the page without destination, one tap from a place, each with its answer and its removal', async () => {
    const { html, text } = await render({ from: 'hue' }, callOf(reply), [HOME]);
    expect(text).toContain('Về nhà 17:30|ướt hết, đợi 15:00');
    expect(text).toContain('Đi 14:00 sẽ ướt hết');
    expect(html).toContain('name="from" value="21,105.8"');
    expect(html).toContain('aria-label="Bỏ chuyến “Về nhà 17:30”"');
    expect(html).toMatch(
      /href="\/ra-duong\?from=21%2C105.8&amp;to=21.1%2C105.8&amp;at=17%3A30"[^>]* aria-current="page"/,
    );
    expect(countSaves(html)).toBe(0);
  });

  test('offer a reminder half an hour before a saved departure, and none without one', async () => {
    const { html, text } = await render({ from: 'hue' }, callOf(reply), [HOME]);
    expect(text).toContain('Thêm vào lịch: nhắc 17:00, T2–T6');
    const [, query = ''] = /href="\/api\/trips\/reminder\.ics\?([^"]*)"/.exec(html) ?? [];
    expect(Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))).toEqual({
      ...{ name: 'Về nhà', from: HOME.from, to: HOME.to, mode: 'motorbike', at: '17:30', lang: 'vi' },
    });
    const early = await render({ from: 'hue' }, callOf(reply), [{ ...HOME, clock: '00:10' }]);
    expect(early.text).toContain('nhắc 23:40');
    for (const trips of [[], [{ ...HOME, clock: null }]])
      expect((await render({ from: 'hue' }, callOf(reply), trips)).html).not.toContain('reminder.ics');
  });

  test('leave an address with a destination alone, and offer to save it until they are enough', async () => {
    const query = { from: '21,105.8', to: '21.1,105.8' };
    const other = await render(query, callOf(reply), [HOME]);
    expect(other.html).not.toContain('aria-current="page" href="/ra-duong');
    expect(countSaves(other.html)).toBe(1);
    expect(countSaves((await render(query, callOf(reply))).html)).toBe(1);
    const full = Array.from({ length: MOST_SAVED_TRIPS }, (_, index) => ({ ...HOME, clock: `0${index}:00` }));
    const most = await render(query, callOf(reply), full);
    expect([countSaves(most.html), most.text.includes('Đã lưu đủ 5 chuyến.')]).toEqual([0, true]);
  });

  test('stay on the page where their forecast fails', async () => {
    const { text } = await render({}, callOf('tooLong'), [HOME]);
    expect(text).toContain('Về nhà 17:30|chưa có dự báo');
  });
});
