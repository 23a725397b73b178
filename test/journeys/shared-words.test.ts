import { CONTENT_PAGES } from '@portal/content/content-pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchAsPage } from './fetch-as-page.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';
import { listTablePages } from './table-pages.ts';

/** Consecutive words that make a passage: fewer are idioms and names. */
const PASSAGE = 8;
/** A passage is shared if this many other pages have it. */
const OTHERS = 2;
/** Largest share of a page's words that may be in shared passages. */
const LIMIT = 0.25;

interface PageWords {
  readonly path: string;
  readonly words: readonly string[];
  readonly passages: readonly string[];
}

/** The visible words of a page between header and footer. */
function readWords(path: string, html: string): PageWords {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>|&[a-z#\d]+;/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const passages = words.slice(PASSAGE - 1).map((_, start) => words.slice(start, start + PASSAGE).join(' '));
  return { path, words, passages };
}

/** Share of a page's words in passages that two or more others have. */
function measureShare(page: PageWords, counts: ReadonlyMap<string, number>): number {
  const shared = new Set<number>();
  page.passages.forEach((passage, start) => {
    if ((counts.get(passage) ?? 0) <= OTHERS) return;
    for (let index = start; index < start + PASSAGE; index++) shared.add(index);
  });
  return page.words.length === 0 ? 0 : shared.size / page.words.length;
}

let portal: SharedPortal;

describe.skipIf(!PAGES_ARE_BUILT)('a page for businesses', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  it.each(['vi', 'en'] as const)('shares less than a quarter of its words with the others (%s)', async (language) => {
    const rows = listTablePages().filter(({ row, language: own }) => own === language && row.id in CONTENT_PAGES);
    expect(rows.length).toBeGreaterThan(25);
    const pages: PageWords[] = [];
    for (const { path } of rows) {
      const reply = await fetchAsPage(`${portal.origin}${path}`);
      pages.push(readWords(path, await reply.text()));
    }
    const counts = new Map<string, number>();
    for (const { passages } of pages)
      for (const passage of new Set(passages)) counts.set(passage, (counts.get(passage) ?? 0) + 1);
    const tooMuch = pages
      .map((page) => ({ path: page.path, share: measureShare(page, counts) }))
      .filter(({ share }) => share >= LIMIT);
    expect(tooMuch).toEqual([]);
  });
});
