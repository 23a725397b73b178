import type { CallApi } from '@portal/contract/call-api';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HOT, type Judge, makeHeatReply, makeShift } from '#components/heat/heat.fixture.ts';
import type { HeatReply } from '#components/heat/heat-view.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { heatPage } from './heat-page.tsx';

async function open(
  heat: HeatReply | null,
  language: 'vi' | 'en' = 'vi',
  more: Record<string, unknown> = {},
  query: Readonly<Record<string, string>> = {},
) {
  const asked: unknown[] = [];
  const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] };
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: { outcome: 'place', located },
    weatherNow: { place: SAMPLE_PLACE, issued: makeIssued(), now: makeHour(0), yesterday: null },
    warningsList: { items: [], over: [] },
    ...(heat === null ? {} : { weatherHeat: heat }),
    ...more,
  };
  const call: CallApi = async ({ id }, input: { query?: unknown } = {}) => {
    if (id === 'weatherHeat') asked.push(input.query);
    const reply = replies[id];
    return reply === undefined
      ? {
          ok: false,
          problem: { type: '', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' },
        }
      : { ok: true, reply: reply as never };
  };
  const parameters = { location: 'ha-noi' };
  const path = toPath('weather:heat', language, parameters);
  const request = makeSampleRequest({ routeId: 'weather:heat', language, path, parameters, query });
  const outcome = await heatPage(request, call);
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  return { asked, text: readText(outcome.body).replaceAll('\u2060', ''), html: renderToStaticMarkup(outcome.body) };
}

test('the answer says when work stops, where it can go and what the week brings, before the hours', async () => {
  const { text, html } = await open(makeHeatReply());
  expect(text).toMatch(/Hôm nay việc nặng phải dừng 10–16.giờ vì nóng\./u);
  expect(text).toMatch(/Ngày mai: dời ca sang 5:00–9:30 và 16:00–18:30, đủ 7.giờ công\./u);
  expect(text).toContain('Hôm nay WBGT cao nhất 33,0°C lúc 10:00');
  expect(text).toMatch(/2 trong 7.ngày việc nặng có giờ phải dừng/u);
  expect(text).toMatch(/Việc nặng làm được 5.giờ thay vì 1.giờ 45.phút/u);
  const order = ['việc nặng phải dừng', 'id="rest"', 'id="shift"', 'id="week"', 'id="roster"', 'id="safety"'];
  const places = order.map((part) => html.indexOf(part));
  expect(places.every((at, index) => at > (places[index - 1] ?? 0))).toBe(true);
  expect(html).toContain('href="/thoi-tiet-ha-noi/lam-viec-ngoai-troi" aria-current="page"');
});

test('English says the same', async () => {
  const { text } = await open(makeHeatReply(), 'en');
  expect(text).toContain('Today: heavy work must stop 10:00–16:00 because of the heat.');
  expect(text).toMatch(/Tomorrow: shift the hours to 5:00–9:30 and 16:00–18:30: all 7.h fit\./u);
});

test('every number of rest is that of the reply, and the printed sheet has the date', async () => {
  const { html, text } = await open(makeHeatReply());
  const table = /<table.*?<\/table>/su.exec(html)?.[0] ?? '';
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gsu)].slice(-3);
  const cells = rows.map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)].map(([, cell]) => cell));
  const stop = '<abbr title="dừng">✕</abbr>';
  expect(cells[0]).toEqual(['0', '0', '0', '0', '0', ...Array(6).fill(stop), '0', '0', '0']);
  expect(cells[1]).toEqual(['0', '0', '30', '30', '30', ...Array(6).fill(stop), '30', '30', '0']);
  expect(cells[2]).toEqual(['0', '0', '45', '45', '45', ...Array(6).fill(stop), '45', '45', '0']);
  expect(text).toMatch(/Thứ Ba, 4\/8 việc nặng phải dừng 10–16.giờ/u);
});

test('the form asks for the shift that the address names, and for that of a building site otherwise', async () => {
  const plain = await open(makeHeatReply());
  expect(plain.asked).toEqual([
    { location: 'ha-noi', lang: 'vi', work: 'heavy', shiftHours: 7, earliest: '05:00', latest: '19:00' },
  ]);
  const query = { work: 'light', hours: '8', from: '6', to: '21' };
  const { asked, html } = await open(makeHeatReply(), 'vi', {}, query);
  expect(asked).toEqual([
    expect.objectContaining({ work: 'light', shiftHours: 8, earliest: '06:00', latest: '21:00' }),
  ]);
  expect(html).toContain('<option value="light" selected="">');
  expect(html).toMatch(/aria-current="true">Giao hàng/u);
  const odd = await open(makeHeatReply(), 'vi', {}, { work: 'idle', hours: '99', from: 'x', to: '3' });
  expect(odd.asked).toEqual(plain.asked);
});

test('the shift goes into a calendar with the plan of the page, and a rule is a tap away', async () => {
  const { html } = await open(makeHeatReply(), 'en', {}, { work: 'light', hours: '8', from: '6', to: '21' });
  expect(html).toContain(
    'href="/api/heat/shifts.ics?location=ha-noi&amp;work=light&amp;hours=8&amp;from=6&amp;to=21&amp;lang=en"',
  );
  expect(html).toContain('/dashboard/rules/new?lang=en&amp;kind=heat');
});

test('a cool week needs no rest, and the regular shift stays', async () => {
  const regular = makeShift(1, 420, [7, 11], [13, 16]);
  const cool = makeHeatReply(() => ({ wbgt: 22 }), regular);
  const days = cool.days.map((day) => (day.regular === null ? day : { ...day, regular }));
  const { text } = await open({ ...cool, days });
  expect(text).toContain('Hôm nay việc nặng không phải nghỉ thêm vì nóng.');
  expect(text).toMatch(/Giữ ca thường 7:00–11:00 và 13:00–16:00/u);
  expect(text).toMatch(/7.ngày tới việc nặng không phải dừng vì nóng/u);
  expect(text).not.toContain('dời ca sang');
});

test('less than a stop names the most rest and its hours', async () => {
  const { text } = await open(makeHeatReply((_, clock) => ({ wbgt: clock >= 9 && clock < 15 ? 28 : 25 })));
  expect(text).toMatch(/Hôm nay việc nặng phải nghỉ tới 30.phút mỗi giờ, 9–15.giờ\./u);
});

test('an hour more of work moves nobody', async () => {
  const { text, html } = await open(makeHeatReply(HOT, makeShift(1, 165, [5, 9.5], [16, 18.5])));
  expect(text).toMatch(/Giữ ca thường 7:00–11:00 và 13:00–16:00: dời ca thêm không quá 1.giờ làm/u);
  expect(html).not.toContain('Ca đề nghị');
});

test('fewer hours than wanted are said as such', async () => {
  const { text } = await open(makeHeatReply(HOT, makeShift(1, 180, [5, 9])));
  expect(text).toMatch(/dời ca sang 5:00–9:00, chỉ xếp được 4.giờ\./u);
});

test('under a bulletin work stops without a coloured cell; the day after waits for the next', async () => {
  const gated: Judge = (day, clock) => ({
    ...HOT(day, clock),
    ...(day === 0 && clock < 20 ? { gate: 'warning' } : {}),
  });
  const warning = makeSampleWarning({ kind: 'storm', level: 4, headline: 'Bão số 3' });
  const more = { warningsList: { items: [warning], over: [] } };
  const { text, html } = await open(makeHeatReply(gated, null), 'vi', more);
  expect(text).toMatch(/Hôm nay đang có bản tin chính thức: dừng việc ngoài trời 14–19.giờ\./u);
  expect((await open(makeHeatReply(gated), 'vi', more)).html).not.toContain('Ngày mai: dời ca');
  expect(html.indexOf('Bão số 3')).toBeLessThan(html.indexOf('đang có bản tin chính thức'));
  const table = /<table.*?<\/table>/su.exec(html)?.[0] ?? '';
  expect(table).not.toMatch(/class="[^"]*q(?:0|15|30|45|60)/u);
  const over: Judge = (day, clock) => ({ ...HOT(day, clock), ...(day === 0 ? { gate: 'afterWarning' } : {}) });
  expect((await open(makeHeatReply(over, null))).text).toContain('Sau bão/lũ: chờ bản tin mới.');
});

test('a bulletin that is over holds no longer, and the next is waited for', async () => {
  const gated: Judge = (day, clock) => ({
    ...HOT(day, clock),
    ...(day > 0 ? {} : { gate: clock < 12 ? 'warning' : 'afterWarning' }),
  });
  const { text } = await open(makeHeatReply(gated, null));
  expect(text).toContain('Sau bão/lũ: chờ bản tin mới.');
  expect(text).not.toContain('đang có bản tin chính thức');
});

test('thunder is named as thunder, not as heat', async () => {
  const stormy: Judge = (_, clock) => ({ wbgt: 25, ...(clock === 14 || clock === 15 ? { gate: 'thunder' } : {}) });
  const { text } = await open(makeHeatReply(stormy));
  expect(text).toMatch(/Hôm nay việc nặng không phải nghỉ thêm vì nóng\. Dông: dừng việc ngoài trời 14–16.giờ\./u);
});

test('the week is one grid of seven rows, and its words name thunder beside a cool day', async () => {
  const stormy: Judge = (_, clock) => ({ wbgt: 25, ...(clock === 14 || clock === 15 ? { gate: 'thunder' } : {}) });
  const { html } = await open(makeHeatReply(stormy));
  const week = html.slice(html.indexOf('id="week"'), html.indexOf('id="roster"'));
  const grid = week.slice(week.indexOf('<div'), week.indexOf('<ul'));
  expect(grid.match(/<span><b>/g)).toHaveLength(7);
  expect(grid.match(/<svg/g)).toHaveLength(7);
  const lines = [...week.matchAll(/<li><span><b>.*?<\/li>/gsu)].map(([line]) => line.replace(/<[^>]+>|\u2060/g, ''));
  expect(lines).toHaveLength(7);
  expect(lines[3]).toMatch(/Thứ Năm 6\/8 · cao nhất 25,0°C không phải nghỉ thêm; dông, dừng: 14–16.giờ/u);
});

test('without data the page says so, and still what to do in a heat stroke', async () => {
  const { text, html } = await open(null);
  expect(html).toContain('id="rest"');
  expect(html).not.toContain('id="shift"');
  expect(text).toContain('115');
  const warning = makeSampleWarning({ kind: 'storm', level: 4, headline: 'Bão số 3' });
  const warned = await open(null, 'vi', { warningsList: { items: [warning], over: [] } });
  expect(warned.html.indexOf('Bão số 3')).toBeLessThan(warned.html.indexOf('id="rest"'));
  expect(warned.text).toContain('Làm ngay');
});
