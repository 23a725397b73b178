import type { CallApi } from '@portal/contract/call-api';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeBlocks, NO_STORM, STORM_REPLY } from '#components/storms/storm-here.fixture.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { stormHerePage } from './storm-here-page.tsx';

const BULLETIN = makeSampleWarning({ kind: 'storm', level: 4, headline: 'Tin bão khẩn cấp số 3' });

async function open(
  reply: StormHereReply | null,
  { language = 'vi', warnings = [] }: { language?: 'vi' | 'en'; warnings?: readonly unknown[] } = {},
) {
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: {
      outcome: 'place',
      located: { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [], isCoastal: true },
    },
    weatherNow: { place: SAMPLE_PLACE, issued: makeIssued(), now: makeHour(0), yesterday: null },
    warningsList: { items: warnings, over: [] },
    weatherSea: {
      tide: {
        station: 'Hòn Dấu',
        turns: [
          { at: '2026-08-03T11:00:00+07:00', height: 1.2, kind: 'high' },
          { at: '2026-08-04T00:30:00+07:00', height: -1.1, kind: 'low' },
          { at: '2026-08-04T11:50:00+07:00', height: 1.3, kind: 'high' },
          { at: '2026-08-05T12:40:00+07:00', height: 1.4, kind: 'high' },
        ],
      },
    },
    ...(reply === null ? {} : { stormHere: reply }),
  };
  const call: CallApi = async ({ id }) => {
    const found = replies[id];
    return found === undefined
      ? {
          ok: false,
          problem: { type: '', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' },
        }
      : { ok: true, reply: found as never };
  };
  const parameters = { location: 'ha-noi' };
  const path = toPath('weather:storm', language, parameters);
  const outcome = await stormHerePage(
    makeSampleRequest({ routeId: 'weather:storm', language, path, parameters }),
    call,
  );
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  const { body, head, status } = outcome;
  const text = readText(body).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  return { head, status, text, html: renderToStaticMarkup(body) };
}

test('one sentence has onset, the strongest hours with their source, and the end', async () => {
  const { text, head } = await open(STORM_REPLY);
  expect(text).toContain(
    'Gió từ cấp 6 lúc 15:00 ngày mai, từ cấp 8 lúc 21:00 ngày mai; mạnh nhất ít nhất cấp 9 (theo JTWC), giật cấp 11 lúc 00:00 thứ Tư; dưới cấp 6 sau 15:00 thứ Tư.',
  );
  expect(head.indexable).toBe(false);
  const { text: english } = await open(STORM_REPLY, { language: 'en' });
  expect(english).toContain(
    'Wind of force 6 or more from 15:00 tomorrow, force 8 or more from 21:00 tomorrow; strongest at least force 9 (JTWC), gusts force 11 at 00:00 Wednesday; below force 6 after 15:00 Wednesday.',
  );
});

test('the timeline shows 36 hours around the strongest, bounds marked, and all 72 hours in a list', async () => {
  const { html, text } = await open(STORM_REPLY);
  const [chart = '', all = ''] = html.match(/<table.*?<\/table>/gsu) ?? [];
  const bars = [...chart.matchAll(/<td><b>(.*?)<\/b>/gsu)].map(([, force = '']) => force.replace(/<.*?>/g, ''));
  expect(bars).toEqual(['4', '4', '4', '4', '6', '6', '8', '≥9', '≥9', '6', '6', '6']);
  expect(all.match(/<tr>/g)).toHaveLength(25);
  expect(text).toContain('mô hình cấp 8 · JTWC ít nhất cấp 9');
  expect(text).toContain('210 mm');
});

test('each centre stands apart, and their difference is said, not averaged', async () => {
  const { text } = await open(STORM_REPLY);
  expect(text).toMatch(
    /JMA.*tâm cách 430 km, ở phía đông; gần nhất 90 km lúc 01:00 thứ Tư, có thể lệch 110 km; không nêu bán kính/u,
  );
  expect(text).toContain('gió 50 kt, 1 phút (ít nhất cấp 9) từ 00:00 thứ Tư đến 06:00 thứ Tư');
  expect(text).toMatch(/ECMWF.*không tới gần hơn nữa\./u);
  expect(text).toContain('Các trung tâm chênh nhau 60 km và 3 giờ.');
  expect(text).toMatch(/bản tin chính thức:[| ]*nchmf\.gov\.vn/u);
});

test('the hours of a weaker wind include those of a stronger one', async () => {
  const [storm] = STORM_REPLY.storms;
  const [, jtwc] = storm?.centres ?? [];
  if (storm === undefined || jtwc === undefined) expect.fail();
  const winds = [
    [34, 7, '2026-08-04T21:00:00+07:00', '2026-08-05T00:00:00+07:00'],
    [50, 9, '2026-08-05T00:00:00+07:00', '2026-08-05T06:00:00+07:00'],
    [34, 7, '2026-08-05T06:00:00+07:00', '2026-08-05T08:00:00+07:00'],
    [34, 7, '2026-08-05T12:00:00+07:00', '2026-08-05T13:00:00+07:00'],
  ] as const;
  const windy = {
    ...jtwc,
    winds: winds.map(([kt, force, from, to]) => ({ kt, force, from, to, minutes: 1 as const })),
  };
  const { text } = await open({ ...STORM_REPLY, storms: [{ ...storm, centres: [windy] }] }, { language: 'en' });
  expect(text).toContain('(at least force 7) from 21:00 tomorrow to 08:00 Wednesday;');
  expect(text).toContain('(at least force 7) from 12:00 Wednesday to 13:00 Wednesday;');
  expect(text).toContain('(at least force 9) from 00:00 Wednesday to 06:00 Wednesday.');
});

test('the checklist has its clock, the running step and what is left of it', async () => {
  const { html, text } = await open(STORM_REPLY);
  expect(text).toContain('T 0 = 22:00 ngày mai, gió cấp 8 tới đây (theo mô hình)');
  expect(text).toMatch(/T−48\|Đã qua giờ/u);
  expect(text).toMatch(/T−24\|Đang làm\|xong trước 22:00 hôm nay, còn 7 giờ 55 phút/u);
  expect(text).toMatch(/T−12\|xong trước 10:00 ngày mai\|Người già/u);
  expect(html.match(/type="checkbox"/g)).toHaveLength(10);
  expect(html).toContain('data-about="ha-noi 2623"');
});

test('an official bulletin stands first, and beside it the model’s calm is not said', async () => {
  const calm = { ...STORM_REPLY, state: 'warning' as const, threeHours: makeBlocks(() => ({})) };
  const { html, text } = await open(calm, { warnings: [BULLETIN] });
  expect(html.indexOf('Tin bão khẩn cấp số 3')).toBeLessThan(html.indexOf('Krovanh gần nhất'));
  expect(text).toContain('Bão Krovanh gần nhất khoảng 90 km lúc 01:00 thứ Tư (theo JMA). Làm theo bản tin chính thức');
  expect(text).not.toContain('chưa đưa gió cấp 6');
  expect((await open({ ...calm, state: 'approaching' })).text).toContain('chưa đưa gió cấp 6 tới đây');
});

test('high water ahead is named beside the wind, a surge left to the bulletin, and neither is said without a storm', async () => {
  const { text } = await open(STORM_REPLY);
  expect(text).toContain('Nước lớn, trạm Hòn Dấu|11:50 ngày mai · 12:40 thứ Tư');
  expect(text).toContain('nước dâng do bão cộng thêm vào đó, xem bản tin chính thức');
  expect((await open(NO_STORM)).text).not.toContain('Nước lớn');
});

test('a bulletin without a track has the steps, but no hours', async () => {
  const reply = { ...NO_STORM, state: 'warning' as const, threeHours: makeBlocks(() => ({})) };
  const { text } = await open(reply, { warnings: [BULLETIN] });
  expect(text).toContain('chưa tính được giờ; theo bản tin chính thức');
  expect(text).toContain('Chằng mái');
  expect(text).not.toMatch(/xong trước|Đang làm/u);
});

test('while a storm blows that has no T 0 ahead, nobody is sent onto a roof', async () => {
  const passing = { ...STORM_REPLY, state: 'warning' as const, zeroAt: null, zeroBasis: null, checklist: [] };
  const { text } = await open(passing, { warnings: [BULLETIN] });
  expect(text).toContain('có thể là mắt bão');
  expect(text).not.toContain('Chằng mái');
});

test('unknown wind is never said to be calm', async () => {
  const unknown = makeBlocks(() => ({ modelForce: null, modelGustForce: null, rain: null }));
  const { text } = await open({ ...STORM_REPLY, threeHours: unknown, rainTotal: null });
  expect(text).not.toContain('chưa đưa gió cấp 6');
  expect(text).toContain('Bão Krovanh gần nhất khoảng 90 km');
});

test('the day after a storm: grey hours, three lines, neither timeline nor checklist, nothing called safe', async () => {
  const after = {
    ...{ ...STORM_REPLY, state: 'after' as const },
    ...{ afterUntil: '2026-08-04T07:00:00+07:00', afterBasis: 'warning' as const },
  };
  const { text, html } = await open(after);
  expect(text).toContain('Sau bão/lũ: chờ bản tin mới. Trang này chưa đưa lời khuyên cho tới 07:00 ngày mai.');
  expect(text).toContain('Bản tin cuối đã hết hiệu lực');
  expect(text).toContain('Không chạm dây đứt');
  expect(html).not.toMatch(/id="(?:wind|tasks)"/u);
  expect(text).not.toMatch(/(?<!không |Chưa )an toàn/u);
});

test('without a storm one sentence says as of when; without a source, that nothing is known', async () => {
  const { text, html } = await open(NO_STORM);
  expect(text).toContain(
    'Theo danh sách 13:50 hôm nay của JMA, không có bão nào trong vòng 500 km quanh đây trong 72 giờ tới.',
  );
  expect(html).not.toMatch(/id="(?:wind|tasks|centres|after)"/u);
  expect((await open({ ...NO_STORM, watched: [] })).text).toContain('không biết lúc này có bão hay không');
  const stale = [{ centre: 'jma' as const, readAt: '2026-08-03T10:00:00+07:00' }];
  expect((await open({ ...NO_STORM, watched: stale })).text).toContain('từ đó đến nay thì không rõ');
});

test('a storm that leaves is said to leave, without a checklist', async () => {
  const [storm] = STORM_REPLY.storms;
  const centres = (storm?.centres ?? []).map((centre) => ({ ...centre, nearestAt: null, nearestKm: null }));
  const leaving = {
    ...STORM_REPLY,
    state: 'leaving' as const,
    storms: storm === undefined ? [] : [{ ...storm, centres }],
  };
  const { text, html } = await open(leaving);
  expect(text).toContain('Bão Krovanh cách đây khoảng 430 km và đang đi xa.');
  expect(html).not.toMatch(/id="(?:wind|tasks)"/u);
});

test('the tab and the emergency numbers are there even where the call failed', async () => {
  const { text, html, status } = await open(null);
  expect(status).toBe(200);
  expect(html).toContain('href="/thoi-tiet-ha-noi/bao-toi-nha-toi" aria-current="page"');
  expect(text).toContain('112');
});
