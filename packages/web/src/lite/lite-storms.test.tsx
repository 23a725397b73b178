import type { CallApi } from '@portal/contract/call-api';
import type { StormList, StormReply } from '@portal/contract/endpoints/storms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { JMA_TRACK, JTWC_TRACK, makeStorm, makeStormList, makeStormReply } from '#pages/storms/storm.fixture.ts';
import type { LitePage } from './lite-page.ts';
import { liteStormPage, liteStormsPage } from './lite-storms.tsx';

const TWO = [JMA_TRACK, JTWC_TRACK];
const MOST_BYTES = 15_000;

function makeCall(list: StormList | null, storm: StormReply | null): CallApi {
  const replies: Readonly<Record<string, unknown>> = {
    ...{ storms: list, stormById: storm, warningsList: { items: [], over: [] } },
  };
  return (async ({ id }: { readonly id: string }) => {
    const reply = replies[id] ?? null;
    return reply === null ? { ok: false, problem: { status: 404, errorCode: 'notFound' } } : { ok: true, reply };
  }) as unknown as CallApi;
}

async function show(page: LitePage, call: CallApi, changes: Partial<PageRequest> = {}) {
  const outcome = await page(makeSampleRequest({ language: 'vi', routeId: 'storms', path: '/bao', ...changes }), call);
  if (outcome.kind !== 'lite') throw new Error('not light');
  const html = renderToStaticMarkup(outcome.body);
  return { text: readText(outcome.body), html, bytes: Buffer.byteLength(html) };
}

describe('the light list of storms', () => {
  it('answers first, names each centre and leads on to the light page of a storm', async () => {
    const { text, html, bytes } = await show(liteStormsPage, makeCall(makeStormList([makeStorm(TWO)]), null));
    expect(text).toContain('Đang theo dõi một cơn: bão Krovanh, cấp 13, trên Biển Đông');
    expect(text).toContain('JMA, lúc 13:00: cấp 13, giật 17, 148 km/h, 19,0°B, 112,0°Đ.');
    expect(text).toMatch(/JTWC, lúc 13:00: cấp 11/);
    expect(text).toContain('Tham khảo, theo JMA/JTWC');
    expect(html).toContain('href="/bao/2623?lite=1"');
    expect(html).toContain('href="https://nchmf.gov.vn/"');
    expect(html).not.toMatch(/<svg|<img|<script/);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('says when it does not know, and nothing for reference where nothing is read', async () => {
    expect((await show(liteStormsPage, makeCall(null, null))).text).toContain('Chưa tải được danh sách bão');
    const unwatched = await show(liteStormsPage, makeCall(makeStormList([], []), null));
    expect(unwatched.text).toContain('chưa được nối với nguồn tin bão nào');
    expect(unwatched.text).not.toContain('theo JMA/JTWC');
  });
});

describe('the light page of a storm', () => {
  const showOne = (storm: StormReply, changes: Partial<PageRequest> = {}) =>
    show(liteStormPage, makeCall(null, storm), { parameters: { id: storm.storm.id }, ...changes });

  it('has each centre hour by hour', async () => {
    const { text, bytes } = await showOne(makeStormReply(TWO));
    expect(text).toContain('13:00 4/8|cấp 12, giật 17|20,4°B, 108,8°Đ ±110 km');
    expect(text).toContain('Từng giờ theo JTWC');
    expect(text).toContain('112');
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('is in English too', async () => {
    const { text } = await showOne(makeStormReply(TWO), { language: 'en', path: '/storms/2623' });
    expect(text).toContain('Hour by hour, from JMA');
    expect(text).not.toMatch(/[ạảấầậắằặẹẽếềệịỉọỏốồộớờợụủứừựỳỵ]/);
  });

  it('says of a past storm that it is over', async () => {
    const { text } = await showOne(makeStormReply([JMA_TRACK], { updatedAt: '2026-07-20T10:00:00+07:00' }));
    expect(text).toContain('Cơn này đã qua: bản tin cuối cùng phát lúc 10:00 20/7.');
  });

  it('leads from an earlier id to the present one, light too, and is not found by an unknown one', async () => {
    const request = makeSampleRequest({ language: 'vi', routeId: 'storm', parameters: { id: 'jma-tc2632' } });
    expect(await liteStormPage(request, makeCall(null, makeStormReply(TWO)))).toEqual({
      ...{ kind: 'outcome', outcome: { kind: 'redirect', status: 302, location: '/bao/2623?lite=1' } },
    });
    expect(await liteStormPage(request, makeCall(null, null))).toMatchObject({
      outcome: { kind: 'page', status: 404 },
    });
  });
});
