import { BRAND } from '@portal/content/brand';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import type { PageHead } from '#pages/page.ts';
import type { ClientAssets, PageKind } from './client-assets.ts';
import type { SharePicture } from './page-card-path.ts';

/** A page's own address and those of its languages, absolute. */
interface DocumentLinks {
  readonly canonical: string;
  readonly alternates: readonly { readonly language: 'vi' | 'en' | 'x-default'; readonly href: string }[];
}

/** What a page says of its own address. */
type OwnAddress = Pick<PageHead, 'languages' | 'search'>;

function addSearch(url: string, search: string): string {
  return search === '' ? url : addQuery(url, search);
}

/**
 * Canonical and hreflang of a page: each language is its own canonical, Vietnamese is the default. A page that is written in
 * one language has no other to name, and its chrome in the other points to it.
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
  /** What stands for the page where it is shared; the app's icon where it is null. */
  readonly picture: SharePicture | null;
  readonly structuredData: readonly object[];
}

const LOCALES = { vi: 'vi_VN', en: 'en_GB' } as const;

/** JSON that may stand inside `<script>`: no closing tag can be made of it. */
function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function SearchEngineTags({ head, links }: Pick<DocumentHeadProps, 'head' | 'links'>) {
  if (!head.indexable) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={links.canonical} />
      {links.alternates.map(({ language: other, href }) => (
        <link key={other} rel="alternate" hrefLang={other} href={href} />
      ))}
    </>
  );
}

const CARD = { width: '1200', height: '630' } as const;

/** What a message or a post shows of a link to the page: also of one that search engines leave out. */
function SharingTags({
  head,
  language,
  links,
  publicUrl,
  picture,
}: Omit<DocumentHeadProps, 'assets' | 'kind' | 'structuredData'>) {
  if (!head.indexable && head.image === undefined) return null;
  const { path, alt } = picture ?? { path: '/icons/icon-512.png', alt: BRAND.name };
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={links.canonical} />
      <meta property="og:image" content={publicUrl + path} />
      <meta property="og:image:alt" content={alt} />
      {picture && <meta property="og:image:width" content={CARD.width} />}
      {picture && <meta property="og:image:height" content={CARD.height} />}
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** Everything a browser and a search engine read before the page. */
export function DocumentHead({
  head,
  language,
  links,
  kind,
  assets,
  publicUrl,
  picture,
  structuredData,
}: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.titleIsWhole ? head.title : `${head.title} | ${BRAND.name}`}</title>
      <meta name="description" content={head.description} />
      <link rel="stylesheet" href={assets.style} />
      <link rel="stylesheet" href={assets.kindStyles[kind]} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={assets.loader} />
      <SearchEngineTags head={head} links={links} />
      {head.feeds?.map(({ type, path, title }) => (
        <link key={path} rel="alternate" type={type} href={path} title={title} />
      ))}
      <SharingTags head={head} language={language} links={links} publicUrl={publicUrl} picture={picture} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1c192b" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={language === 'en' ? '/manifest.webmanifest?lang=en' : '/manifest.webmanifest'} />
      {structuredData.map(toScriptJson).map((json) => (
        <script
          key={json}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not script; `<` is escaped
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ))}
    </head>
  );
}
