import { toSlug } from '@portal/domain/place/slug';
import { describe, expect, it } from 'vitest';
import type { ContentPage } from '#blocks/content-page.ts';
import { CLAIMS, type ClaimId } from '#claims/claims.table.ts';
import { CONTENT_PAGES, type ContentRouteId } from '../content-pages.ts';
import { PORTAL_FACTS } from './portal-facts.table.ts';

const LANGUAGES = ['vi', 'en'] as const;
const IDS = Object.keys(CONTENT_PAGES) as ContentRouteId[];

/** Every sentence of a page, its claims spelled out. */
function listSentences(part: unknown, language: 'vi' | 'en'): string[] {
  if (typeof part === 'string') return [part in CLAIMS ? CLAIMS[part as ClaimId].text[language] : part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap((inner) => listSentences(inner, language));
}

function getPage(id: ContentRouteId, language: 'vi' | 'en'): ContentPage {
  return CONTENT_PAGES[id][language];
}

describe.each(LANGUAGES)('what the specification states has its home (%s)', (language) => {
  it.each(PORTAL_FACTS.map((fact) => [fact.fact, fact] as const))('%s', (_, fact) => {
    const text = listSentences(getPage(fact.page, language), language).join('\n');
    expect(fact[language].filter((phrase) => !text.includes(phrase))).toEqual([]);
  });

  it('shows every claim of the company on some page', () => {
    const shown = IDS.flatMap((id) => getPage(id, language).blocks).flatMap((block) =>
      block.kind === 'claims' ? block.claims : [],
    );
    expect(Object.keys(CLAIMS).filter((claim) => !shown.includes(claim as ClaimId))).toEqual([]);
  });

  it.each(IDS)('%s has a headline, a lead, no heading twice and no sentence left empty', (id) => {
    const page = getPage(id, language);
    const headings = page.blocks.flatMap((block) => ('heading' in block ? [block.heading] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(listSentences(page, language).filter((sentence) => sentence.trim() === '')).toEqual([]);
  });

  it('names the parts of the industries page by the rule of addresses, the introduction first', () => {
    const { blocks } = getPage('industries', language);
    const tabs = blocks.flatMap((block) => (block.kind === 'tabs' ? block.tabs : []));
    expect(tabs).toHaveLength(12);
    expect(tabs[0]?.id).toBe(language === 'vi' ? 'gioi-thieu' : 'introduction');
    expect(tabs.map(({ id }) => id)).toEqual(tabs.map(({ label }) => toSlug(label)));
    const anchors = blocks.flatMap((block) => [
      'id' in block ? block.id : undefined,
      ...(block.kind === 'cards' ? block.cards.map(({ id }) => id) : []),
    ]);
    expect(tabs.filter(({ id }) => !anchors.includes(id))).toEqual([]);
  });
});
