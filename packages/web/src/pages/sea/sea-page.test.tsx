import type { CallApi } from '@portal/contract/call-api';
import type { Boat, SeaHour } from '@portal/contract/endpoints/sea';
import type { BoatLimit } from '@portal/domain/sea/boats.table';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeHour, makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { seaPage } from './sea-page.tsx';
import { describeSea, listSeaBlocks, type SeaReply, toSeaView } from './sea-view.ts';

const START = Date.parse('2026-08-03T14:00:00+07:00');
const toMoment = (hour: number): string =>
  `${new Date(START + (hour + 7) * 3_600_000).toISOString().slice(0, 19)}+07:00`;

function makeHours(change: (hour: number) => Partial<SeaHour> = () => ({})): SeaHour[] {
  return Array.from({ length: 72 }, (_, hour) => ({
    at: toMoment(hour),
    waveHeight: 1.8,
    waveHeightHigh: 2.3,
    wavePeriod: 6,
    waveDirection: 225,
    swellHeight: 0.9,
    windSpeed: 12,
    windGust: 18,
    windDirection: 225,
    ...change(hour),
  }));
}

type Block = Boat['blocks'][number];
const CLASSES = ['under6', 'from6', 'from12', 'from15', 'passenger'] as const;

function makeBoats(judge: (boat: number, block: number) => Pick<Block, 'verdict' | 'basis'>): Boat[] {
  return CLASSES.map((name, boat) => ({
    class: name,
    waveLimit: [0.75, 1.25, 2, 3, 2][boat] ?? 0,
    forceLimit: [4, 5, 6, 7, 6][boat] ?? 0,
    blocks: Array.from({ length: 24 }, (_, block) => ({
      from: toMoment(block * 3),
      to: toMoment(block * 3 + 3),
      ...judge(boat, block),
    })),
  }));
}

const MODEL = { basis: 'model' } as const;
/** Only boats of 15 m and more may go until eleven on the next day, then everybody. */
const ROUGH = makeBoats((boat, block) => ({ ...MODEL, verdict: block >= 7 || boat === 3 ? 'go' : 'stay' }));

function makeReply(changes: Partial<SeaReply> = {}): SeaReply {
  return {
    place: SAMPLE_PLACE,
    issued: makeIssued({
      sources: { waveHeight: { source: 'gfs-wave', runAt: '2026-08-03T07:00:00+07:00' } },
    }),
    hours: makeHours(),
    cell: { lat: 10.5, lng: 109, distanceKm: 12 },
    tide: null,
    boats: ROUGH,
    ...changes,
  };
}

interface OwnChoice {
  readonly query?: Readonly<Record<string, string>>;
  readonly boatLimit?: BoatLimit;
}

const toChoice = ({ query = {}, boatLimit }: OwnChoice) => ({
  query,
  settings: { ...makeSampleRequest({}).settings, ...(boatLimit === undefined ? {} : { boatLimit }) },
});

const openWith = (own: OwnChoice, language: 'vi' | 'en' = 'vi', reply = makeReply()) => open(reply, language, {}, own);

async function open(
  sea: SeaReply | null,
  language: 'vi' | 'en' = 'vi',
  more: Record<string, unknown> = {},
  own: OwnChoice = {},
) {
  const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [], isCoastal: true };
  const common = { place: SAMPLE_PLACE, issued: makeIssued() };
  const days = Array.from({ length: 3 }, (_, index) => makeDay(index, {}, language));
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: { outcome: 'place', located },
    weatherNow: { ...common, now: makeHour(0), yesterday: { temperature: null, temperatureMax: null } },
    weatherDays15: { ...common, days, periods: [], parts: [] },
    warningsList: { items: [], over: [] },
    ...(sea === null ? {} : { weatherSea: sea }),
    ...more,
  };
  const call: CallApi = async ({ id }, { query }: { query?: unknown } = {}) => {
    const { location = '' } = (query ?? {}) as { readonly location?: string };
    const reply = (id === 'weatherSea' ? replies[location] : undefined) ?? replies[id];
    return reply === undefined
      ? {
          ok: false,
          problem: { type: '', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' },
        }
      : { ok: true, reply: reply as never };
  };
  const parameters = { location: 'ha-noi' };
  const path = toPath('weather:sea', language, parameters);
  const outcome = await seaPage(
    makeSampleRequest({ routeId: 'weather:sea', language, path, parameters, ...toChoice(own) }),
    call,
  );
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  return { outcome, text: readText(outcome.body), html: renderToStaticMarkup(outcome.body) };
}

test('the answer names who stays ashore and until when, before boats, waves and days', async () => {
  const { text, html } = await open(makeReply());
  expect(text).toMatch(
    /Đến 11:00 Thứ Ba, tàu từ 15.m đi được|Đến 11:00 Thứ Ba, tàu dưới 15.m nên ở bờ, tàu từ 15.m đi được/u,
  );
  const order = ['nên ở bờ', 'id="boats"', 'id="waves"', 'id="days"'].map((part) => html.indexOf(part));
  expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true);
  expect(text).toMatch(/GFS-Wave 07:00 3\/8, ô biển cách 12.km/u);
  expect(html).toContain('href="/thoi-tiet-ha-noi/bien" aria-current="page"');
});

test('English says the same', async () => {
  const { text } = await open(makeReply(), 'en');
  expect(text).toMatch(/Until 11:00 Tuesday, boats under 15.m should stay ashore, boats of 15.m or more can go out\./u);
  expect(text).toMatch(/After that it is calmer at times\./);
});

test('swell and what another model thinks possible stand beside the height; waves go opposite to where they come from', async () => {
  const { text, html } = await open(makeReply());
  expect(text).toContain('lừng, m');
  expect(text).toContain('có thể 2,3 m');
  expect(html).toContain('aria-label="về hướng đông bắc"');
});

test('under a bulletin every boat stays ashore without a coloured cell', async () => {
  const gated = makeBoats((_, block) =>
    block < 8 ? { verdict: 'stay', basis: 'warning' } : { ...MODEL, verdict: 'stay' },
  ).map((boat) => ({ ...boat, blocks: boat.blocks.slice(0, 8) }));
  const warning = makeSampleWarning({ kind: 'seaWind', level: 2, headline: 'Gió mạnh trên biển' });
  const { text, html } = await open(makeReply({ boats: gated }), 'vi', {
    warningsList: { items: [warning], over: [] },
  });
  expect(text).toContain('Đang có bản tin chính thức: tàu thuyền ở bờ');
  expect(html.indexOf('Gió mạnh trên biển')).toBeLessThan(html.indexOf('Đang có bản tin'));
  const drawn = [...html.matchAll(/<path class="([^"]*)" d="M\d+ \d+h10/g)].map(([, name = '']) => name);
  expect(drawn).toHaveLength(5);
  for (const name of drawn) expect(name).toMatch(/none/);
  expect(text).toContain('hãng và cảng vụ quyết định');
  expect(text).not.toMatch(/tàu[^.]*đi được\./u);
});

test('no icon shows the model’s sky on the days of a storm and the day after', async () => {
  const readIcons = async (level: 2 | 4, expiresAt: string) => {
    const items = [makeSampleWarning({ level, expiresAt })];
    const { html } = await open(makeReply(), 'vi', { warningsList: { items, over: [] } });
    const days = html.slice(html.indexOf('id="days"'));
    return [...days.slice(0, days.indexOf('</ul>')).matchAll(/<li>.*?<\/li>/g)].map(([day]) =>
      day.includes('role="img"'),
    );
  };
  // Today is the 3rd.
  expect(await readIcons(2, '2026-08-05T10:00:00+07:00')).toEqual([true, true, true]);
  expect(await readIcons(4, '2026-08-04T10:00:00+07:00')).toEqual([false, false, false]);
  expect(await readIcons(4, '2026-08-03T22:00:00+07:00')).toEqual([false, false, true]);
});

test('in the day after a storm the page waits for the next bulletin', async () => {
  const after = makeBoats(() => ({ verdict: 'none', basis: 'afterWarning' }));
  const { text } = await open(makeReply({ boats: after }));
  expect(text).toContain('Sau bão/lũ: chờ bản tin mới.');
  expect(text).not.toMatch(/đi được suốt|nên cân nhắc/);
});

test('without waves boats and waves say so, and the wind stays', async () => {
  const hours = makeHours(() => ({
    waveHeight: null,
    waveHeightHigh: null,
    wavePeriod: null,
    waveDirection: null,
    swellHeight: null,
  }));
  const boats = makeBoats(() => ({ verdict: 'none', basis: null }));
  const { text } = await open(makeReply({ hours, boats, cell: null }));
  expect(text.match(/Chưa có số liệu sóng/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).toContain('gió, cấp');
  expect(text).not.toContain('chu kỳ, s');
});

test('a tide is shown with its error, or none at all', async () => {
  const tide = {
    station: 'Vũng Tàu',
    distanceKm: 3,
    basis: 'station' as const,
    errorMinutes: 45,
    errorHeight: 0.25,
    turns: [{ at: toMoment(3), height: -0.52, kind: 'low' as const }],
    curve: Array.from({ length: 73 }, (_, hour) => ({ at: toMoment(hour), height: Math.sin(hour) })),
  };
  const { text } = await open(makeReply({ tide }));
  expect(text).toContain('Thủy triều thiên văn, chưa tính nước dâng');
  expect(text).toMatch(/Nước ròng 17:00, −0,5.m/u);
  expect(text).toMatch(/lệch 45.phút, mực nước lệch 0,25.m/u);
  expect((await open(makeReply())).text).not.toContain('Thủy triều thiên văn');
});

test('a place that is not on the sea answers in one sentence and stays out of search engines', async () => {
  const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] };
  const { text, html, outcome } = await open(null, 'vi', { placesResolve: { outcome: 'place', located } });
  expect(text).toContain('Hà Nội không giáp biển');
  expect(html).not.toContain('id="boats"');
  expect(html).not.toContain('aria-current="page">Biển');
  expect(outcome.head.indexable).toBe(false);
});

test('the three hours of a column are those of the boats above: the highest, with the swell of the same hour', () => {
  const hours = makeHours((hour) => (hour === 1 ? { waveHeight: 2.2, swellHeight: 1.4, windGust: 20 } : {}));
  const [first, second] = listSeaBlocks(hours);
  expect(first).toMatchObject({ waveHeight: 2.2, swellHeight: 1.4, gustForce: 8, force: 6 });
  expect(second).toMatchObject({ waveHeight: 1.8, swellHeight: 0.9 });
});

test.each([
  ['go', 'mọi tàu thuyền đi được'],
  ['consider', 'mọi tàu thuyền nên cân nhắc'],
  ['stay', 'mọi tàu thuyền nên ở bờ'],
] as const)('one verdict for all is said in one piece: %s', (verdict, words) => {
  const boats = makeBoats(() => ({ ...MODEL, verdict }));
  expect(describeSea(makeReply({ boats }), toSeaView(makeView()))).toBe(`Trong ba ngày tới, ${words}.`);
});

/** The reply of another coast. */
const OTHER = {
  slug: 'phan-thiet-lam-dong',
  name: 'Phan Thiết',
  displayName: { main: 'Phan Thiết', secondary: 'Lâm Đồng' },
  kind: 'ward',
  lat: 20.5,
  lng: 106.4,
  precisionKm: 1,
  province: 'lam-dong',
  formerly: null,
};

async function openAround(there: Partial<SeaHour>, language: 'vi' | 'en' = 'vi', boats = ROUGH) {
  const located = {
    place: SAMPLE_PLACE,
    kind: 'province',
    note: null,
    nearby: [],
    isCoastal: true,
    nearbyCoast: [OTHER],
  };
  const around = makeReply({ hours: makeHours(() => there), boats });
  const place = { outcome: 'place', located };
  return open(makeReply(), language, { placesResolve: place, 'phan-thiet-lam-dong': around });
}

test('the sea of other coasts is that of their own pages, with what differs and the way there', async () => {
  const { text, html } = await openAround({ waveHeight: 0.9, windSpeed: 6 });
  expect(text).toMatch(/Biển quanh đây[|]Phan Thiết[| ]+\d+.km[|]gió cấp 4, sóng 0,9.m[|]êm hơn ở đây/u);
  expect(html).toContain('href="/thoi-tiet-phan-thiet-lam-dong/bien"');
  expect((await openAround({ waveHeight: 2.4 }, 'en')).text).toMatch(/wind force 6, waves 2\.4.m[|]rougher than here/u);
  expect((await openAround({ waveHeight: 1.9 })).text).toContain('như ở đây');
  expect((await openAround({ waveHeight: 1.9, windSpeed: 14.5 })).text).toContain('động hơn ở đây');
});

test('a coast without figures is left out, and while a bulletin holds no sea is called calmer', async () => {
  const nothing = { waveHeight: null, waveHeightHigh: null, wavePeriod: null, waveDirection: null, swellHeight: null };
  const unknown = await openAround({ ...nothing, windSpeed: null, windGust: null, windDirection: null });
  expect(unknown.text).not.toContain('Biển quanh đây');
  const windOnly = await openAround({ ...nothing, windSpeed: 6 });
  expect(windOnly.text).toMatch(/gió cấp 4(?![^|]*ở đây)/u);
  const gated = makeBoats(() => ({ verdict: 'stay', basis: 'warning' }));
  expect((await openAround({ waveHeight: 0.9 }, 'vi', gated)).text).not.toContain('êm hơn ở đây');
});

test('the reader’s own limit comes first and is named as such, from the address or the device', async () => {
  const typed = await openWith({ query: { wave: '2,5', force: '7' } });
  expect(typed.text).toMatch(/Tàu của bạn[|]sóng 2,5.m · gió cấp.7[|]giới hạn của bạn/u);
  expect(typed.text).toMatch(/Theo giới hạn của bạn: cân nhắc suốt ba ngày tới/u);
  expect(typed.html).toContain('value="2,5"');
  const kept = await openWith({ boatLimit: { waveM: 1.25, force: 5 } }, 'en');
  expect(kept.text).toMatch(/By your limits: stay ashore throughout/u);
  expect(kept.html).toContain('value="1.25"');
  expect((await openWith({})).text).not.toContain('Tàu của bạn');
});

test('a limit that cannot be is answered beside its field, and nothing is judged by it', async () => {
  const { text, html } = await openWith({ query: { wave: '<12>', force: '5' }, boatLimit: { waveM: 1, force: 4 } });
  expect(text).toContain('Nhập độ cao sóng từ 0,1 đến 9 m');
  expect(text).not.toContain('Nhập cấp gió');
  expect(text).not.toContain('Tàu của bạn');
  expect(html).toMatch(/<details[^>]* open=""><summary>Đặt giới hạn/);
  expect(html).toContain('value="&lt;12&gt;"');
});

test('a bulletin comes before the reader’s own limit', async () => {
  const boats = makeBoats(() => ({ verdict: 'stay', basis: 'warning' }));
  const { text } = await openWith({ query: { wave: '9', force: '11' } }, 'vi', makeReply({ boats }));
  expect(text).toMatch(/Tàu của bạn[^.]*Ở bờ/u);
  expect(text).not.toContain('Theo giới hạn của bạn');
});
