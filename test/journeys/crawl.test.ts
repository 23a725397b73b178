import { chooseSample, IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasAnchor, listLinks, type ReadPage, readPage } from './read-page.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';
import { listTablePages } from './table-pages.ts';

const PROVINCES = ['ha-noi', 'ho-chi-minh', 'hue', 'lam-dong', 'ca-mau'];
const WARDS = [
  'ba-dinh-ha-noi',
  'sa-pa-lao-cai',
  'da-lat-lam-dong',
  'con-dao-ho-chi-minh',
  'phu-quoc-an-giang',
  'ly-son-quang-ngai',
  'hoi-an-da-nang',
  'dong-van-tuyen-quang',
  'cam-pha-quang-ninh',
  'dat-mui-ca-mau',
];
const FORMER_DISTRICTS = [
  'hoan-kiem-ha-noi',
  'quan-1-ho-chi-minh',
  'moc-chau-son-la',
  'hai-hau-nam-dinh',
  'tinh-bien-an-giang',
];
const SPANS = [
  ['thoi-tiet-{}/hien-tai', 'weather-{}/now'],
  ['thoi-tiet-{}/90-ngay', 'weather-{}/90-days'],
  ['thoi-tiet-nha-nong-{}/hien-tai', 'agri-weather-{}/now'],
] as const;

/** Pages whose addresses mean what they say: not found. */
const SAID_TO_BE_MISSING = ['/khong-tim-thay', '/not-found'];
const MOST_ASKED_AT_ONCE = 8;

let portal: SharedPortal;

/** Answers of all paths, a few at a time. */
async function readAll(paths: readonly string[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (let first = 0; first < paths.length; first += MOST_ASKED_AT_ONCE) {
    const batch = paths.slice(first, first + MOST_ASKED_AT_ONCE);
    pages.push(...(await Promise.all(batch.map((path) => readPage(portal.origin, path)))));
  }
  return pages;
}

/** Each linked path, with one page that links to it. */
function listTargets(pages: readonly ReadPage[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const page of pages) {
    for (const path of listLinks(page, portal.origin).own) if (!targets.has(path)) targets.set(path, page.path);
  }
  return targets;
}

async function findLinkFault(path: string, answers: Map<string, ReadPage>): Promise<string | null> {
  const [bare = '', anchor = ''] = path.split('#');
  const answer = answers.get(bare);
  if (answer === undefined || SAID_TO_BE_MISSING.includes(bare)) return null;
  if (answer.status >= 400) return `answers ${answer.status}`;
  if (anchor !== '' && answer.status === 200 && !hasAnchor(answer, anchor)) return 'leads to no such place of the page';
  if (answer.status === 200) return null;
  const next = await readPage(portal.origin, answer.location ?? '/');
  return answer.location !== null && next.status === 200 ? null : `moves to ${answer.location}, then ${next.status}`;
}

describe.skipIf(!PAGES_ARE_BUILT)('whoever follows every link', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  it('of all rows, 5 provinces, 10 wards and 5 former districts comes to a page', async () => {
    const slugs = chooseSample([...PROVINCES, ...WARDS, ...FORMER_DISTRICTS], 10);
    const ofPlaces = slugs.flatMap((slug) => SPANS.flat().map((span) => `/${span.replace('{}', slug)}`));
    const seeds = await readAll([...listTablePages().map(({ path }) => path), ...ofPlaces]);
    const missing = seeds.filter(({ path, status }) => status !== 200 && !path.startsWith('/khong-tim-thay'));
    expect(missing.map(({ path, status }) => `${status} ${path}`)).toEqual(['404 /not-found']);

    const targets = listTargets(seeds);
    expect(targets.size).toBeGreaterThan(IS_WHOLE_RUN ? 2000 : 500);
    const bare = chooseSample([...new Set([...targets.keys()].map((path) => path.split('#')[0] ?? ''))], 8);
    const answers = new Map((await readAll(bare)).map((page) => [page.path, page]));
    const faults: string[] = [];
    for (const [path, from] of targets) {
      const fault = await findLinkFault(path, answers);
      if (fault !== null) faults.push(`${path} (on ${from}) ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
