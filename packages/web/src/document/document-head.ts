import { BRAND } from '@portal/content/brand';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import type { PageHead } from '#pages/page.ts';
import type { ClientAssets, PageKind } from './client-assets.ts';
import type { SharePicture } from './page-card-path.ts';

/** Absolute addresses of the page and of its languages. */
interface DocumentLinks {
  readonly canonical: string;
  readonly alternates: readonly { readonly language: 'vi' | 'en' | 'x-default'; readonly href: string }[];
}

/** A page's information about its own address. */
type OwnAddress = Pick<PageHead, 'languages' | 'search'>;

function addSearch(url: string, search: string): string {
  return search === '' ? url : addQuery(url, search);
}

/**
 * Canonical and hreflang links: each language is its own canonical, Vietnamese is the default. A page written in one
 * language has no alternate; its other-language chrome points to it.
 */
export function toDocumentLinks(
  publicUrl: string,
  id: RouteId,
  language: 'vi' | 'en',
  parameters: RouteParameters,
  { languages = ['vi', 'en'], search = '' }: OwnAddress = {},
): DocumentLinks {
  const toUrl = (other: 'vi' | 'en') => addSearch(publicUrl + toLanguagePath(id, other, parameters), search);
  const [only = 'vi'] = languages;
  if (languages.length < 2) return { canonical: toUrl(only), alternates: [] };
  return {
    canonical: toUrl(language),
    alternates: [
      { language: 'vi', href: toUrl('vi') },
      { language: 'en', href: toUrl('en') },
      { language: 'x-default', href: toUrl('vi') },
    ],
  };
}

interface DocumentHeadProps {
  readonly head: PageHead;
  readonly language: 'vi' | 'en';
  readonly links: DocumentLinks;
  readonly kind: PageKind;
  readonly assets: ClientAssets;
  readonly publicUrl: string;
  /** Share picture; null: the app icon. */
  readonly picture: SharePicture | null;
  readonly structuredData: readonly object[];
}

const LOCALES = { vi: 'vi_VN', en: 'en_GB' } as const;

/** JSON safe inside `<script>`: cannot contain a closing tag. */
function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const link = (attributes: string): string => `<link ${attributes}/>`;
const meta = (attributes: string): string => `<meta ${attributes}/>`;
const property = (name: string, content: string): string =>
  meta(`property="${name}" content="${escapeMarkup(content)}"`);

function writeSearchEngineTags({ head, links }: DocumentHeadProps): string {
  if (!head.indexable) return meta('name="robots" content="noindex"');
  let tags = link(`rel="canonical" href="${escapeMarkup(links.canonical)}"`);
  for (const { language, href } of links.alternates) {
    tags += link(`rel="alternate" hrefLang="${language}" href="${escapeMarkup(href)}"`);
  }
  return tags;
}

function writeFeeds(feeds: PageHead['feeds']): string {
  let tags = '';
  for (const { type, path, title } of feeds ?? []) {
    tags += link(`rel="alternate" type="${type}" href="${escapeMarkup(path)}" title="${escapeMarkup(title)}"`);
  }
  return tags;
}

const CARD_SIZE = property('og:image:width', '1200') + property('og:image:height', '630');

/** Tags for link previews, also on pages excluded from search engines. */
function writeSharingTags({ head, language, links, publicUrl, picture }: DocumentHeadProps): string {
  if (!head.indexable && head.image === undefined) return '';
  const { path, alt } = picture ?? { path: '/icons/icon-512.png', alt: BRAND.name };
  return (
    property('og:type', 'website') +
    property('og:site_name', BRAND.name) +
    property('og:locale', LOCALES[language]) +
    property('og:title', head.title) +
    property('og:description', head.description) +
    property('og:url', links.canonical) +
    property('og:image', publicUrl + path) +
    property('og:image:alt', alt) +
    (picture === null ? '' : CARD_SIZE) +
    meta(`name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}"`)
  );
}

const FIRST = meta('charset="utf-8"') + meta('name="viewport" content="width=device-width,initial-scale=1"');
const THEME_COLORS =
  meta('name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"') +
  meta('name="theme-color" content="#1c192b" media="(prefers-color-scheme: dark)"');
const TOUCH_ICON = link('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"');
const MANIFESTS: Readonly<Record<'vi' | 'en', string>> = {
  vi: link('rel="manifest" href="/manifest.webmanifest"'),
  en: link('rel="manifest" href="/manifest.webmanifest?lang=en"'),
};

function writeFiles({ head, kind, assets }: DocumentHeadProps): string {
  let tags = '';
  for (const href of assets.fonts) {
    tags += link(`rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""`);
  }
  const ofIsland = head.island === undefined ? [] : (assets.islandModules[head.island] ?? []);
  for (const href of [...assets.modules, ...ofIsland]) tags += link(`rel="modulepreload" href="${href}"`);
  tags += link(`rel="stylesheet" href="${assets.style}"`) + link(`rel="stylesheet" href="${assets.kindStyles[kind]}"`);
  return `${tags}<script type="module" src="${assets.loader}"></script>`;
}

function writeStructuredData(structuredData: readonly object[]): string {
  let tags = '';
  for (const data of structuredData) tags += `<script type="application/ld+json">${toScriptJson(data)}</script>`;
  return tags;
}

/** Markup within `<head>`. Built as text: an element for each of the thirty tags takes three times as long. */
export function writeDocumentHead(props: DocumentHeadProps): string {
  const { head, language, assets } = props;
  const title = escapeMarkup(head.titleIsWhole ? head.title : `${head.title} | ${BRAND.name}`);
  return (
    FIRST +
    `<title>${title}</title>` +
    meta(`name="description" content="${escapeMarkup(head.description)}"`) +
    writeFiles(props) +
    writeSearchEngineTags(props) +
    writeFeeds(head.feeds) +
    writeSharingTags(props) +
    THEME_COLORS +
    link(`rel="icon" href="${assets.icon}" type="image/svg+xml"`) +
    TOUCH_ICON +
    MANIFESTS[language] +
    writeStructuredData(props.structuredData)
  );
}
