import type { CallApi } from '@portal/contract/call-api';
import type { StormList, StormReply } from '@portal/contract/endpoints/storms';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import {
  JMA_TRACK,
  JTWC_TRACK,
  MEMBERS,
  makeFormer,
  makeModelTrack,
  makeStorm,
  makeStormList,
  makeStormReply,
} from './storm.fixture.ts';
import { stormPage } from './storm-page.tsx';
import { stormsPage } from './storms-page.tsx';

interface Replies {
  readonly list?: StormList;
  readonly storm?: StormReply;
  readonly warnings?: readonly OfficialWarning[];
}

function makeCall({ list, storm, warnings }: Replies): CallApi {
  const replies: Readonly<Record<string, unknown>> = {
    storms: list,
    stormById: storm,
    warningsList: warnings === undefined ? undefined : { items: warnings, over: [] },
  };
  return (async ({ id }: { readonly id: string }) => {
    const reply = replies[id];
    return reply === undefined ? { ok: false, problem: { status: 404, errorCode: 'notFound' } } : { ok: true, reply };
  }) as unknown as CallApi;
}

async function show(page: Page, replies: Replies, changes: Partial<PageRequest> = {}) {
  const request = makeSampleRequest({ language: 'vi', routeId: 'storms', path: '/bao', ...changes });
  const outcome = await page(request, makeCall({ warnings: [], ...replies }));
  if (outcome.kind !== 'page') throw new Error(`not a page: ${outcome.kind}`);
  return { text: readText(outcome.body), html: renderToStaticMarkup(outcome.body), outcome };
}

const TWO = [JMA_TRACK, JTWC_TRACK];

describe('the list of storms', () => {
  it('says by which list, and when, there is no storm, and never that it is safe', async () => {
    const { text, html } = await show(stormsPage, { list: makeStormList([]) });
    expect(text).toContain('Theo danh sách 13:50 của JMA, JTWC, Biển Đông và Tây Bắc Thái Bình Dương không có bão.');
    expect(text).not.toMatch(/an toàn/i);
    expect(html).not.toContain('<svg class="narrow');
  });

  it('does not speak of storms where no source is set up, and leads to the official bulletin', async () => {
    const { text, html } = await show(stormsPage, { list: makeStormList([], []) });
    expect(text).toContain('chưa được nối với nguồn tin bão nào');
    expect(text).not.toContain('theo JMA/JTWC');
    expect(text).not.toContain('không có bão.');
    expect(html).toContain('href="https://nchmf.gov.vn/"');
  });

  it('does not know while no list was read, or the call failed', async () => {
    const unread = makeStormList([], [{ centre: 'jma', readAt: null }]);
    expect((await show(stormsPage, { list: unread })).text).toContain('Chưa đọc được danh sách bão của trung tâm nào');
    expect((await show(stormsPage, {})).text).toContain('Chưa tải được danh sách bão');
  });

  it('no longer says that there is none after three hours', async () => {
    const list = (readAt: string) => makeStormList([], [{ centre: 'jma', readAt }]);
    const stale = (await show(stormsPage, { list: list('2026-08-03T11:04:59+07:00') })).text;
    expect(stale).toContain('Danh sách của JMA đọc lần cuối lúc 11:04, đã quá 3 giờ.');
    expect(stale).not.toContain('Theo danh sách');
    expect((await show(stormsPage, { list: list('2026-08-03T11:05:00+07:00') })).text).toContain(
      'Theo danh sách 11:05',
    );
  });

  it('keeps what was known of a storm when its centre is not read, and says so', async () => {
    const list = makeStormList(
      [makeStorm(TWO)],
      [
        { centre: 'jma', readAt: '2026-08-03T10:00:00+07:00' },
        { centre: 'jtwc', readAt: '2026-08-03T13:55:00+07:00' },
      ],
    );
    const { text } = await show(stormsPage, { list, storm: makeStormReply(TWO) });
    expect(text).toContain('Đã quá 3 giờ chưa đọc được tin mới của JMA; đọc lần cuối lúc 10:00.');
    expect(text).not.toContain('tin mới của JTWC');
    expect(text).toContain('Bão Krovanh');
  });

  it('answers first with the nearest storm, and calls everything a reference', async () => {
    const { text } = await show(stormsPage, { list: makeStormList([makeStorm(TWO)]), storm: makeStormReply(TWO) });
    expect(text).toMatch(
      /Đang theo dõi một cơn: bão Krovanh, cấp 13, trên Biển Đông, cách đất liền Việt Nam [\d.]+ km/,
    );
    expect(text).toContain('Tham khảo, theo JMA/JTWC; bản tin chính thức:|nchmf.gov.vn');
    expect(text.indexOf('Bản tin chính thức')).toBeLessThan(text.indexOf('Đang theo dõi một cơn'));
  });

  it('has each centre apart, and names a class from 10-minute winds only', async () => {
    const { text } = await show(stormsPage, { list: makeStormList([makeStorm(TWO)]), storm: makeStormReply(TWO) });
    expect(text).toContain('JMA, trung tâm bão khu vực tại Tokyo, lúc 13:00');
    // 35 m/s over 1 minute are 32.6 m/s over 10: force 11, not 12.
    expect(text).toMatch(/JTWC, .*?lúc 13:00.*?cấp 11\| ?\|?bão mạnh\|?, ?\|?117 km\/h/);
    expect(text).toContain('đổi ra gió 10 phút; trung tâm nêu 126 km/h trung bình 1 phút');
  });

  it('quotes official bulletins on storms, and no others', async () => {
    const storm = makeSampleWarning();
    const heat = makeSampleWarning({ id: 'heat', kind: 'heat', headline: 'Nắng nóng' });
    const { text } = await show(stormsPage, { list: makeStormList([]), warnings: [storm, heat] });
    expect(text).toContain('Tin bão khẩn cấp (cơn bão số 3)');
    expect(text).not.toContain('Nắng nóng');
  });

  it('names an unnamed storm by its class and links its own address', async () => {
    const facts = { id: 'jtwc-wp2226', name: null, class: 'tropicalDepression' } as const;
    const list = makeStormList([makeStorm([JTWC_TRACK], facts)]);
    const { text, html } = await show(stormsPage, { list, storm: makeStormReply([JTWC_TRACK], facts) });
    expect(text).toContain('Áp thấp nhiệt đới chưa đặt tên');
    expect(html).toContain('href="/bao/jtwc-wp2226"');
  });

  it('lists past storms apart, and does not count them', async () => {
    const past = makeStorm([JMA_TRACK], { updatedAt: '2026-08-02T14:04:59+07:00' });
    const { text } = await show(stormsPage, { list: makeStormList([past]) });
    expect(text).toContain('không có bão.');
    expect(text).toContain('Đã qua|Bão Krovanh|tin cuối lúc 14:04 2/8');
  });

  it('is all there in English', async () => {
    const list = makeStormList([makeStorm(TWO)]);
    const { text } = await show(stormsPage, { list, storm: makeStormReply(TWO) }, { language: 'en', path: '/storms' });
    expect(text).toContain('One storm is being tracked: typhoon Krovanh, force 13, in the East Sea');
    expect(text).not.toMatch(/[ạảấầậắằặẹẽếềệịỉọỏốồộớờợụủứừựỳỵ]/);
  });
});

describe('the page of one storm', () => {
  const showOne = (storm: StormReply, changes: Partial<PageRequest> = {}) =>
    show(stormPage, { storm }, { parameters: { id: storm.storm.id }, path: `/bao/${storm.storm.id}`, ...changes });

  it('has all that the map shows in tables', async () => {
    const { text, html } = await showOne(makeStormReply(TWO));
    expect(text).toContain('Từng giờ theo JMA|bản tin 13:45');
    expect(text).toMatch(
      /13:00 4\/8\|23 giờ nữa\|cấp 12\|bão rất mạnh, 130 km\/h, giật 17, 955 hPa\|20,4°B, 108,8°Đ\|±110 km/,
    );
    expect(text).toContain('30 kt|330 km|220 km|–|280 km');
    expect(text).toContain('34 kt, 1 phút|330 km');
    expect(text).toContain('Các vị trí trước đó');
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
    for (const name of ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa']) expect(html.split(name)).toHaveLength(3);
  });

  it('gives the distance of two centres in km, and averages nothing', async () => {
    const { text } = await showOne(makeStormReply(TWO));
    expect(text).toContain('JMA và JTWC đang đặt tâm bão cách nhau 33 km.');
    expect(text).toContain('13:00 4/8|99 km');
    expect((await showOne(makeStormReply([JMA_TRACK]))).text).not.toContain('Khi các trung tâm nói khác nhau');
  });

  it('has the models apart, without a wind of the AI, and five days of them', async () => {
    const { text, html } = await showOne({
      ...makeStormReply([JMA_TRACK, makeModelTrack('ecmwf'), makeModelTrack('aifs')]),
      members: MEMBERS,
    });
    expect(text).toContain('Từng giờ theo ECMWF|phiên 07:00');
    expect(text).toContain('AIFS, mô hình AI của ECMWF (tham khảo), lúc 07:00');
    expect(text).toContain('Gió mạnh nhất|không dùng: mô hình AI đánh giá thấp gió gần tâm bão');
    const ai = text.slice(text.indexOf('Từng giờ theo AIFS'));
    expect(ai.slice(0, ai.indexOf('Khi các trung tâm'))).not.toMatch(/cấp \d|bão mạnh|km\/h/);
    // 7:00 on the third and five days: every twelve hours.
    expect(html.match(/<time dateTime="2026-08-08T07:00/g)).toHaveLength(2);
    expect(html).not.toContain('<time dateTime="2026-08-08T19:00');
  });

  it('counts where an ensemble comes ashore, and draws its members thin', async () => {
    const { text, html } = await showOne({ ...makeStormReply(TWO), members: MEMBERS });
    expect(text).toContain('3 trong 4 thành viên tổ hợp ECMWF đưa cơn này từ biển vào đất liền Việt Nam.');
    expect(text).toContain('Quảng Trị|2/4');
    expect(text).toContain('Không vào đất liền Việt Nam|1/4');
    expect(html.match(/<path class="[^"]*members[^"]*" d="(M\d+ \d+l-?\d+ -?\d+){4}"/g)).toHaveLength(2);
    expect((await showOne(makeStormReply(TWO))).html).not.toContain('members');
  });

  it('lists the former advisories of each centre', async () => {
    const history = [makeFormer('jma', '10:45'), makeFormer('jma', '07:45'), makeFormer('ecmwf', '01:00')];
    const { text } = await showOne({ ...makeStormReply(TWO), history });
    expect(text).toMatch(/Các bản tin trước\|JMA: 2 bản tin\|/);
    expect(text).toMatch(/10:45\|cấp 12\|.*?126 km\/h, 960 hPa\|18,8°B, 112,9°Đ/);
    expect(text).toContain('ECMWF: 1 phiên');
    expect((await showOne(makeStormReply(TWO))).text).not.toContain('Các bản tin trước');
  });

  it('gives the script the first centre’s track to measure own places with, and hides it until then', async () => {
    const { html } = await showOne(makeStormReply(TWO));
    const [, isHidden, props = '{}'] = /<section[^>]*( hidden="")[^>]*data-props="([^"]*)"/.exec(html) ?? [];
    expect(isHidden).toBeDefined();
    expect(JSON.parse(props.replaceAll('&quot;', '"'))).toMatchObject({
      language: 'vi',
      path: '/thoi-tiet-{location}/bao-toi-nha-toi',
      storms: [{ name: 'Bão Krovanh', points: { length: 4, 3: [expect.any(Number), 21.3, 105.3, 210] } }],
    });
    const over = makeStormReply([JMA_TRACK], { updatedAt: '2026-07-20T10:00:00+07:00' });
    expect((await showOne(over)).html).not.toContain('data-island');
  });

  it('says of a past storm that it is over', async () => {
    const { text } = await showOne(makeStormReply([JMA_TRACK], { updatedAt: '2026-07-20T10:00:00+07:00' }));
    expect(text).toContain('Cơn này đã qua: bản tin cuối cùng phát lúc 10:00 20/7.');
  });

  it('leads from an earlier id to the present address, and is not found by an unknown one', async () => {
    const request = makeSampleRequest({ language: 'vi', routeId: 'storm', parameters: { id: 'jma-tc2632' } });
    expect(await stormPage(request, makeCall({ storm: makeStormReply(TWO) }))).toEqual({
      ...{ kind: 'redirect', status: 302, location: '/bao/2623' },
    });
    expect(await stormPage(request, makeCall({}))).toMatchObject({ kind: 'page', status: 404 });
  });
});
