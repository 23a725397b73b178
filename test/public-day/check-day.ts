import { writeCredits } from '@portal/content/messages/credit-words';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';
import { FEEDS, getFeedLicence } from '@portal/forecast/sources/feeds.table';
import { getLicence } from '@portal/forecast/sources/registry';
import { findParts, type Part, parsePage, readAttribute, readText, tidy } from '../consistency/read/document.ts';
import { EXPECTED_FILES, EXPECTED_PAGES, EXPECTED_REPLIES } from './expected.table.ts';

/** What is empty, wrong or missing, one line. */
interface DayFinding {
  readonly where: string;
  readonly what: string;
}

const EMPTY = /Chưa có dữ liệu|No data yet|Chưa có số liệu|Chưa có số đo|Nothing to compare/;
const DEMO = /minh họa|demonstration|demo (?:weather|data)/i;
/** Sections about an example, which say so, and stand on the page whatever the weather's source. */
const EXAMPLES = /mẫu|[Ee]xample|[Ss]ample/;

/** Storm centres and satellites are named by themselves; what they see comes by a feed. */
const FEED_OF_SOURCE: Readonly<Record<string, string>> = {
  jma: 'jma-storms',
  jtwc: 'jtwc-storms',
  aifs: 'ecmwf-aifs-tracks',
  satellite: 'noaa-rain-rate',
};

/** The licence that must stand with values of a source or feed. */
function findCredit(source: string): string {
  const feed = FEEDS.find(({ name }) => name === (FEED_OF_SOURCE[source] ?? source));
  return tidy(feed === undefined ? getLicence(source) : getFeedLicence(feed.name));
}

const ask = (url: string): Promise<Response> => fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } });

/** The section that a heading labels. */
function findSection(tree: ReturnType<typeof parsePage>, heading: string): Part | null {
  return findParts(tree, 'section').find((part) => readAttribute(part, 'aria-labelledby') === heading) ?? null;
}

/** Content of the page without parts that are hidden, or are about an example. */
function readContent(tree: ReturnType<typeof parsePage>): string {
  const [main] = findParts(tree, 'main');
  return main === undefined ? '' : readText(main);
}

/** Whether the page speaks of a demonstration outside of its examples, whose headings call them such. */
function listDemoSections(tree: ReturnType<typeof parsePage>): string[] {
  return findParts(tree, 'section')
    .filter((section) => readAttribute(section, 'hidden') === null)
    .map(readText)
    .filter((text) => DEMO.test(text) && !EXAMPLES.test(text))
    .map((text) => DEMO.exec(text)?.input.slice(0, 120) ?? '');
}

async function checkPage(origin: string, name: string, language: Language): Promise<DayFinding[]> {
  const page = EXPECTED_PAGES[name];
  if (page === undefined) throw new RangeError(`no page ${name}`);
  const path = page.paths[language];
  const response = await ask(origin + path);
  const found: DayFinding[] = [];
  const note = (block: string, what: string) => void found.push({ where: `${path} ${block}`, what });
  if (response.status !== 200) return [{ where: path, what: `answers ${response.status}` }];
  const tree = parsePage(await response.text());
  const content = readContent(tree);
  for (const { heading, shows, names } of page.blocks) {
    const section = heading === null ? null : findSection(tree, heading);
    if (heading !== null && section === null) note(`#${heading}`, 'is not there');
    const text = section === null ? content : readText(section);
    const block = heading === null ? 'page' : `#${heading}`;
    if (EMPTY.test(text)) note(block, `is empty: “${EMPTY.exec(text)?.[0]}” in “${text.slice(0, 200)}”`);
    for (const value of shows) if (!value.test(text)) note(block, `lacks ${value} in “${text.slice(0, 300)}”`);
    if (names !== undefined && !names.test(text)) note(block, `names no ${names} in “${text.slice(0, 300)}”`);
  }
  for (const source of page.credits)
    if (!content.includes(tidy(writeCredits([findCredit(source)], language))))
      note('credits', `lack ${source}: ${findCredit(source)}`);
  for (const text of page.speaksOfDemo ? [] : listDemoSections(tree)) note('demo', text);
  return found;
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/** A reply's sources: those expected are there, none is the demonstration, and each is credited. */
async function checkReply(origin: string, expected: (typeof EXPECTED_REPLIES)[number]): Promise<DayFinding[]> {
  const { path, sources, filled } = expected;
  const response = await ask(`${origin}/api/v1${path}`);
  if (response.status !== 200) return [{ where: path, what: `answers ${response.status}: ${await response.text()}` }];
  const reply = (await response.json()) as { readonly issued: Issued } & Readonly<Record<string, unknown>>;
  const { demo, credits } = reply.issued;
  const used = new Set(Object.values(reply.issued.sources).map(({ source }) => source));
  const stated = credits.map(tidy);
  return [
    ...(demo || used.has('demo') ? ['has the demonstration'] : []),
    ...sources.filter((source) => !used.has(source)).map((source) => `has nothing of ${source}, but of ${[...used]}`),
    ...filled.filter((name) => !isFilled(reply[name])).map((name) => `${name} is empty`),
    ...[...used].filter((source) => !stated.includes(findCredit(source))).map((source) => `does not credit ${source}`),
  ].map((what) => ({ where: path, what }));
}

async function checkFile(origin: string, { path, credits }: (typeof EXPECTED_FILES)[number]): Promise<DayFinding[]> {
  const response = await ask(`${origin}/api/v1${path}`);
  if (response.status !== 200) return [{ where: path, what: `answers ${response.status}` }];
  const text = tidy((await response.text()).replaceAll('""', '"'));
  const lacking = credits.filter((source) => !text.includes(findCredit(source)));
  const stated = [...lacking.map((source) => `does not credit ${source}`), ...(DEMO.test(text) ? ['has demo'] : [])];
  return stated.map((what) => ({ where: path, what }));
}

/** How much is checked. */
interface DayCheck {
  readonly findings: readonly DayFinding[];
  readonly pages: number;
  readonly blocks: number;
  readonly replies: number;
}

/** Checks pages in both languages, replies and files of a portal on public sources. */
export async function checkDay(
  origin: string,
  { pages = Object.keys(EXPECTED_PAGES), replies = EXPECTED_REPLIES, files = EXPECTED_FILES } = {},
): Promise<DayCheck> {
  const findings: DayFinding[] = [];
  let blocks = 0;
  for (const name of pages) {
    for (const language of ['vi', 'en'] as const) findings.push(...(await checkPage(origin, name, language)));
    blocks += 2 * (EXPECTED_PAGES[name]?.blocks.length ?? 0);
  }
  for (const reply of replies) findings.push(...(await checkReply(origin, reply)));
  for (const file of files) findings.push(...(await checkFile(origin, file)));
  return { findings, pages: 2 * pages.length, blocks, replies: replies.length + files.length };
}
