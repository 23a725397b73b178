import type { CallApi } from '@portal/contract/call-api';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_STORM, STORM_REPLY } from '#components/storms/storm-here.fixture.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { liteStormHerePage } from './lite-storm-here.tsx';

/** The whole document has about a kilobyte around it. */
const MOST_BYTES = 9000;

async function show(stormHere: StormHereReply, language: 'vi' | 'en' = 'vi') {
  const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] };
  const items = [makeSampleWarning({ kind: 'storm', level: 4, headline: 'Tin bão khẩn cấp số 3' })];
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: { outcome: 'place', located },
    warningsList: { items, over: [] },
    stormHere,
  };
  const call = (async ({ id }: { readonly id: string }) => {
    const reply = replies[id];
    return reply === undefined ? { ok: false, problem: { status: 503, errorCode: 'noData' } } : { ok: true, reply };
  }) as unknown as CallApi;
  const request = makeSampleRequest({ routeId: 'weather:storm', language, parameters: { location: 'ha-noi' } });
  const outcome = await liteStormHerePage(request, call);
  if (outcome.kind !== 'lite') throw new Error('not light');
  const html = renderToStaticMarkup(outcome.body);
  return { html, text: readText(outcome.body).replaceAll('\u2060', '').replaceAll('\u00a0', ' ') };
}

test('bulletin, sentence, table, clock and centres fit into ten kilobytes without script and pictures', async () => {
  const { html, text } = await show({ ...STORM_REPLY, state: 'warning' });
  expect(text).toMatch(/Tin bão khẩn cấp số 3.*Gió từ cấp 6/u);
  expect(text).toContain('00:00 thứ Tư|≥9|11|42');
  expect(text).toMatch(/T−24, xong trước 22:00 hôm nay, còn 7 giờ 55 phút · Đang làm/u);
  expect(text).toContain('JTWC: tâm cách 430 km');
  expect(text).toContain('112');
  expect(html).not.toMatch(/<svg|<img|<script/);
  expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
});

test('English says the same', async () => {
  const { text } = await show(STORM_REPLY, 'en');
  expect(text).toContain('00:00 Wednesday|≥9|11|42');
  expect(text).toMatch(/T−24, done by 22:00 today, 7 h 55 min left · In progress/u);
});

test('the day after and a place without a storm have neither table nor clock', async () => {
  const after = { ...STORM_REPLY, state: 'after' as const, afterUntil: '2026-08-04T07:00:00+07:00' };
  expect((await show(after)).text).toContain('Không chạm dây đứt');
  expect((await show(after)).html).not.toContain('<table');
  const none = await show(NO_STORM);
  expect(none.text).toContain('không có bão nào trong vòng 500 km');
  expect(none.html).not.toContain('<table');
});
