import { BRAND } from '@portal/content/brand';
import type { PageHead } from '#pages/page.ts';
import type { ClientAssets } from './client-assets.ts';
import type { DocumentLinks } from './to-document-links.ts';

interface DocumentHeadProps {
  readonly head: PageHead;
  readonly language: 'vi' | 'en';
  readonly links: DocumentLinks;
  readonly assets: ClientAssets;
}

const LOCALES = { vi: 'vi_VN', en: 'en_GB' } as const;

/** JSON that may stand inside `<script>`: no closing tag can be made of it. */
function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function SearchEngineTags({ head, language, links }: Omit<DocumentHeadProps, 'assets'>) {
  if (!head.indexable) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={links.canonical} />
      {links.alternates.map(({ language: other, href }) => (
        <link key={other} rel="alternate" hrefLang={other} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={links.canonical} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}

/** Everything a browser and a search engine read before the page. */
export function DocumentHead({ head, language, links, assets }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.titleIsWhole ? head.title : `${head.title} | ${BRAND.name}`}</title>
      <meta name="description" content={head.description} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <script type="module" src={assets.loader} />
      <SearchEngineTags head={head} language={language} links={links} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1c192b" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      {head.structuredData?.map(toScriptJson).map((json) => (
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
