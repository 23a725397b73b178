import type { EndpointReply } from '@portal/contract/endpoint';
import type { placesProvinces, placesResolve } from '@portal/contract/endpoints/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchAsPage } from './fetch-as-page.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';
import { listTablePages } from './table-pages.ts';

const OF_CALLS: ReadonlySet<string> = new Set(['api-docs', 'api-fields', 'api-changelog']);
const SLUGS = ['da-lat-lam-dong', 'sa-pa-lao-cai'] as const;
const PAGES: readonly (readonly [vi: string, en: string])[] = [
  ['/khong-co-trang-nay', '/no-such-page?lang=en'],
  ...listTablePages().flatMap(({ row, language, path }, index, all): [string, string][] => {
    const english = all[index + 1]?.path ?? '';
    // Pages about the API use English words in the middle of sentences.
    const isMeant = language === 'vi' && !OF_CALLS.has(row.id) && !row.vi.includes('{location}');
    return isMeant ? [[path, english]] : [];
  }),
  ...SLUGS.flatMap((slug): [string, string][] => [
    [`/thoi-tiet-${slug}/hien-tai`, `/weather-${slug}/now`],
    [`/thoi-tiet-${slug}/theo-gio`, `/weather-${slug}/hourly`],
    [`/thoi-tiet-${slug}/ngay-mai`, `/weather-${slug}/tomorrow`],
    [`/thoi-tiet-${slug}/15-ngay-toi`, `/weather-${slug}/next-15-days`],
    [`/thoi-tiet-${slug}/90-ngay`, `/weather-${slug}/90-days`],
    [`/thoi-tiet-nha-nong-${slug}/hien-tai`, `/agri-weather-${slug}/now`],
    [`/thoi-tiet-nha-nong-${slug}/theo-gio`, `/agri-weather-${slug}/hourly`],
    [`/thoi-tiet-nha-nong-${slug}/ngay-mai`, `/agri-weather-${slug}/tomorrow`],
    [`/thoi-tiet-nha-nong-${slug}/7-ngay-toi`, `/agri-weather-${slug}/next-7-days`],
    [`/thoi-tiet-nha-nong-${slug}/90-ngay`, `/agri-weather-${slug}/90-days`],
    [`/thoi-tiet-${slug}/hien-tai?lite=1`, `/weather-${slug}/now?lite=1`],
  ]),
];

/** English news lists name many places, decrees and terms in Vietnamese. */
const NEWS_PATHS = new Set(
  listTablePages()
    .filter(({ row }) => row.kind === 'news')
    .map(({ path }) => path),
);
const isOwnName = (word: string): boolean => /^\p{Lu}|&quot$/u.test(word);

const VIETNAMESE =
  /[^\s"“”(),.;:!?/|·–<>=]*[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ][^\s"“”(),.;:!?/|·–<>=]*/giu;
/** Words that English sentences can hardly do without, and names of weather; none is a Vietnamese syllable. */
const ENGLISH =
  /\b(?:the|and|of|with|from|today|tomorrow|tonight|rain|wind|sunny|cloudy|clear|night|morning|evening|afternoon|updated|forecast|weather|days?|hours?|week|months?|search|unknown|source|sunrise|sunset|humidity|pressure|cloud)\b/gi;

/** “có thể” in a text message without diacritics. */
const PLAIN_WORDS = 'Co the';

let portal: SharedPortal;
let names: string[] = [];

async function ask<Reply>(path: string): Promise<Reply> {
  return (await (await fetchAsPage(`${portal.origin}/api/v1/${path}`)).json()) as Reply;
}

/** Names of places in both spellings, of laws, and of the company's products: proper names stay as they are. */
async function listNames(): Promise<string[]> {
  const listed = await Promise.all(
    ['en', 'vi'].map((lang) => ask<EndpointReply<typeof placesProvinces>>(`places/provinces?lang=${lang}`)),
  );
  const found = await Promise.all(
    SLUGS.flatMap((slug) =>
      ['vi', 'en'].map((lang) =>
        ask<EndpointReply<typeof placesResolve>>(`places/resolve?location=${slug}&lang=${lang}`),
      ),
    ),
  );
  const places = found.flatMap((reply) =>
    reply.outcome === 'place' ? [reply.located.place, ...reply.located.nearby] : [],
  );
  const all = [
    ...listed.flatMap(({ provinces }) => provinces.map(({ name }) => name)),
    ...places.flatMap(({ displayName }) => [displayName.main, displayName.secondary]),
  ];
  const own = ['Trời Việt', 'Happy Rain', 'HAPPY RAIN', 'rét hại', 'NĐ-CP', 'QĐ-TCMT', 'QĐ-TTg', PLAIN_WORDS];
  return [...new Set([...own, ...all])].sort((a, b) => b.length - a.length);
}

/**
 * What a page says in its own language: texts, labels of pictures and links, descriptions; no code, and nothing marked
 * as another language.
 */
async function readWords(path: string, language: 'vi' | 'en'): Promise<string> {
  const response = await fetch(portal.origin + path, { headers: portal.headers });
  const html = await response.text();
  expect(html, path).toContain(`<html lang="${language}"`);
  const other = language === 'vi' ? 'en' : 'vi';
  const own = html
    .replaceAll(/<(script|style|code|pre)[\s>].*?<\/\1>/gs, ' ')
    .replaceAll(new RegExp(`<(\\w+)[^>]*\\s(?:hrefL|l)ang="${other}"[^>]*>.*?</\\1>`, 'gs'), ' ');
  const shown = [...own.matchAll(/\s(?:aria-label|alt|title|content|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  return [own.replaceAll(/<[^>]+>/g, ' '), ...shown].join(' \n ');
}

describe.skipIf(!PAGES_ARE_BUILT)('every page is of one language', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
    names = await listNames();
  });

  it.each(PAGES)('%s and %s', async (vi, en) => {
    const withoutNames = (words: string) => names.reduce((left, name) => left.replaceAll(name, ' '), words);
    const english = withoutNames(await readWords(en, 'en'));
    const left = [...english.matchAll(VIETNAMESE)].map(([word]) => word);
    expect(left.filter((word) => !NEWS_PATHS.has(en) || !isOwnName(word))).toEqual([]);
    const vietnamese = await readWords(vi, 'vi');
    expect(vietnamese.normalize('NFC')).toBe(vietnamese);
    const ownWords = withoutNames(vietnamese).replaceAll(/https?:\S+|\/\S+/g, ' ');
    expect([...ownWords.matchAll(ENGLISH)].map(([word]) => word)).toEqual([]);
  });
});
