import { toSlug } from '@portal/domain/place/slug';
import { describe, expect, it } from 'vitest';
import { contactText } from '#about/contact-text.ts';
import { toRemovalText } from '#account-removal/removal-text.ts';
import type { ContentPage } from '#blocks/content-page.ts';
import { CLAIMS, type ClaimId } from '#claims/claims.table.ts';
import { agroxPrivacyText } from '#legal/agrox-privacy.ts';
import { toTermsText } from '#legal/terms.ts';
import { contentPagesMessages } from '#messages/content-pages-messages.ts';
import { luckyCardMessages } from '#messages/lucky-card-messages.ts';
import { textPagesMessages } from '#messages/text-pages-messages.ts';
import { CONTENT_PAGES, type ContentRouteId } from '../content-pages.ts';
import { type OtherFactPage, PORTAL_FACTS } from './portal-facts.table.ts';

const LANGUAGES = ['vi', 'en'] as const;
const IDS = Object.keys(CONTENT_PAGES) as ContentRouteId[];

/** Text of pages without blocks, including text around company facts. */
const OTHER_PAGES: Readonly<Record<OtherFactPage, Readonly<Record<'vi' | 'en', unknown>>>> = {
  contact: {
    vi: [contactText.vi, textPagesMessages.vi.company],
    en: [contactText.en, textPagesMessages.en.company],
  },
  terms: toTermsText(true),
  'lucky-card': luckyCardMessages,
  'remove-account:agrox': toRemovalText('AgroX'),
  'agrox-privacy': agroxPrivacyText,
};

/**
 * Contents of each plan: values of the specification, and where it has `—`, the plan's entitlement (decisions,
 * "Packages").
 */
const PACKAGES_VI = [
  'Cộng đồng · miễn phí · 3 ngày · không · 30 phút · không · không · 10 · 1 · 2 · email · 500/ngày',
  'Happy Rain · 9.000 đ · 3 ngày · không · 1 giờ · không · không · 10 · 1 · 2 · email, SMS, thông báo đẩy · 500/ngày',
  'Gói 1 · 490.000 đ · 5 ngày · 12 giờ · 1 giờ · không · không · 15 · 2 · 4 · email, Zalo, thông báo đẩy · 2.000/ngày, 150/giờ',
  'Gói 2 · 990.000 đ · 7 ngày · 24 giờ · 2 giờ · 7 ngày · không · 20 · 4 · 6 · email, Zalo, thông báo đẩy · 4.000/ngày, 400/giờ',
  'Gói 3 · 2.990.000 đ · 10 ngày · 72 giờ · 3 giờ · 10 ngày · 30 ngày, 1 vùng · 30 · 6 · 10 · email, Zalo, thông báo đẩy · 8.000/ngày, 600/giờ',
  'Gói 4 · 4.990.000 đ · 14 ngày · 7 ngày · 3 giờ · 14 ngày · 3 tháng, 1 vùng · 40 · 10 · 15 · email, Zalo, thông báo đẩy · 12.000/ngày, 800/giờ',
  'Gói 5 · theo yêu cầu · mọi hạn · 30 ngày · cả nước · 16 ngày · theo yêu cầu · theo yêu cầu · theo yêu cầu · không giới hạn · email, SMS, Zalo, thông báo đẩy · theo yêu cầu',
];

/** All sentences of a page, with claims expanded. */
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
    const { page } = fact;
    const words = page in OTHER_PAGES ? OTHER_PAGES[page as OtherFactPage] : CONTENT_PAGES[page as ContentRouteId];
    const around = JSON.stringify(words).includes('"kind":"cooperation"') ? contentPagesMessages[language] : [];
    const text = [...listSentences(words[language], language), ...listSentences(around, language)].join('\n');
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

describe('what is no matter of one language', () => {
  it('is each package cell by cell, the same figures in both', () => {
    const listPackages = (language: 'vi' | 'en') => {
      const table = getPage('products', language).blocks.find(({ kind }) => kind === 'table');
      if (table?.kind !== 'table') throw new Error('no table of packages');
      return table.columns.slice(1).map((name, index) => [name, ...table.rows.map((row) => row[index + 1] ?? '')]);
    };
    expect(listPackages('vi').map((cells) => cells.join(' · '))).toEqual(PACKAGES_VI);
    const toFigures = (cells: readonly string[]) => cells.join(' ').replaceAll(/\D+/g, ' ').trim();
    expect(listPackages('en').map(toFigures)).toEqual(listPackages('vi').map(toFigures));
  });

  it('is the aviation card, which leads to mining', () => {
    const cards = getPage('industries', 'en').blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
    expect(cards.find(({ title }) => title === 'Aviation')?.link?.route).toBe('industry:khai-khoang');
  });

  it('is the work with the company in four steps, on every page of an industry and of a solution', () => {
    const families = IDS.filter((id) => /^(?:industry|solution):/.test(id));
    const without = families.filter((id) => !getPage(id, 'vi').blocks.some(({ kind }) => kind === 'cooperation'));
    expect(families).toHaveLength(11);
    expect(without).toEqual([]);
  });
});
