import { makeSamplePost } from '../../apps/portal/src/features/news/post.fixture.ts';
import type { Post } from '../../apps/portal/src/features/news/post.ts';
import { createPostIndex } from '../../apps/portal/src/features/news/post-index.ts';
import { createNews } from '../../apps/portal/src/features/news/service.ts';
import { createViewCounter } from '../../apps/portal/src/features/news/view-counter.ts';
import type { Measurement } from '../measure/figure.ts';

const POSTS = 10_000;
const ROUNDS = 300;
const PARAGRAPHS = 12;
const NOW = 2_000_000_000;
const WORDS =
  'mưa bão gió nắng nóng rét đậm sương muối lũ quét hồ chứa thủy điện cà phê lúa đồng bằng miền núi ven biển dự báo cảnh báo xác suất nhiệt độ độ ẩm tháng Mười Tây Nguyên Nam Bộ'.split(
    ' ',
  );
const SEARCHES = ['suong muoi', 'lũ quét miền núi', 'mưa', 'xác suất mưa tháng mười', 'ca phe tay nguyen'];
const CATEGORIES = ['tin-bao', 'tin-thoi-tiet', 'tin-nong-nghiep', 'khi-hau-viet-nam'];

/** Pseudo-random numbers, the same each time. */
function makeChance(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function makePosts(): Post[] {
  const chance = makeChance();
  const pick = (from: readonly string[]) => from[Math.floor(chance() * from.length)] ?? '';
  const write = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  return Array.from({ length: POSTS }, (_, number) =>
    makeSamplePost({
      url: `bai-${number}`,
      title: write(9),
      category: pick(CATEGORIES),
      tags: [pick(WORDS), pick(WORDS)],
      publishedAt: 1_000_000_000 + number * 1000,
      body: Array.from({ length: PARAGRAPHS }, () => write(40)).join('\n\n'),
    }),
  );
}

/** CPU time of this thread: on a busy machine wall time includes other processes. */
function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Ten thousand posts: cost of a list, an article and a search compared with rendering the page. */
export const news: Measurement = {
  name: 'news',
  measure: async (log) => {
    const started = performance.now();
    const store = createPostIndex(makePosts());
    const built = performance.now() - started;
    log(`${POSTS} posts indexed in ${Math.round(built)} ms`);
    const views = createViewCounter();
    views.setStored(
      Array.from({ length: POSTS }, (_, number) => ({ url: `bai-${number}`, views: (number * 7919) % 5000 })),
    );
    const calls = createNews({
      store: () => store,
      views,
      clock: () => NOW,
      viewClock: () => NOW,
      findPlaceName: () => null,
    });
    /** Of many calls together: a single one is shorter than the resolution of CPU time. */
    const time = (work: (round: number) => unknown): number => {
      for (let round = 0; round < ROUNDS; round += 1) work(round);
      const before = readCpuMs();
      for (let round = ROUNDS; round < 2 * ROUNDS; round += 1) work(round);
      return (readCpuMs() - before) / ROUNDS;
    };
    const list = time((round) => calls.postByUrl({ query: { url: 'tin-tuc', page: 1 + (round % 900) } }));
    const article = time((round) => calls.postByUrl({ query: { url: `bai-${(round * 37) % POSTS}` } }));
    const search = time((round) => calls.postsSearch({ query: { q: SEARCHES[round % SEARCHES.length] ?? '' } }));
    const most = time(() => calls.postsRecent({ query: { type: 'mostViewed', limit: 6 } }));
    return [
      { name: 'news.list.cpuMs', value: list, unit: 'ms', budget: { most: 5 }, note: `${POSTS} posts` },
      { name: 'news.article.cpuMs', value: article, unit: 'ms', budget: { most: 5 } },
      { name: 'news.mostViewed.cpuMs', value: most, unit: 'ms', budget: { most: 5 } },
      { name: 'news.search.cpuMs', value: search, unit: 'ms', budget: { most: 20 } },
    ];
  },
};
