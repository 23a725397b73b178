import type { CallApi } from '@portal/contract/call-api';
import { expect, it } from 'vitest';
import { makeSampleReply } from '#components/news/reply.fixture.ts';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { makeDemoIssued, makeHour, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadHomeNews } from './load-home-news.ts';

const POSTS = [makeSampleReply({ url: 'co-noi' }), makeSampleReply({ url: 'khong-noi' })];

/** Two posts, the first one naming Hà Nội at 33°; with overrides. */
function makeCall(changes: Readonly<Record<string, unknown>> = {}): CallApi {
  const call = async ({ id }: { readonly id: string }, { query }: { readonly query: { readonly url?: string } }) => {
    const places =
      query.url === 'co-noi'
        ? [
            { slug: 'ha-noi', name: 'Hà Nội' },
            { slug: 'hue', name: 'Huế' },
          ]
        : [];
    const replies: Readonly<Record<string, unknown>> = {
      postsList: { posts: POSTS },
      postByUrl: { post: { ...POSTS[0], places }, related: [] },
      weatherNow: { place: SAMPLE_PLACE, issued: makeDemoIssued(), now: makeHour(0, { code: 5, skyCode: 5 }) },
      warningsList: { items: [], over: [] },
      ...changes,
    };
    return replies[id] === undefined
      ? { ok: false, problem: { errorCode: 'noData' } }
      : { ok: true, reply: replies[id] };
  };
  return call as unknown as CallApi;
}

const loadLive = async (call: CallApi) => [...(await loadHomeNews(makeSampleRequest({ language: 'vi' }), call)).live];

it('says the weather of now at the first place that a post names, and nothing of a post that names none', async () => {
  expect(await loadLive(makeCall())).toEqual([['co-noi', 'Hà Nội bây giờ 33° · Ít mây, trời nắng · minh họa']]);
});

it('says nothing where the weather is not known, and nothing while an emergency bulletin holds', async () => {
  expect(await loadLive(makeCall({ weatherNow: undefined }))).toEqual([]);
  expect(await loadLive(makeCall({ warningsList: { items: [makeSampleWarning({ level: 4 })] } }))).toEqual([]);
});
