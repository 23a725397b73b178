import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import type { PageHead } from '#pages/page.ts';

/** A page's own address and those of its languages, absolute. */
export interface DocumentLinks {
  readonly canonical: string;
  readonly alternates: readonly { readonly language: 'vi' | 'en' | 'x-default'; readonly href: string }[];
}

/** What a page says of its own address. */
type OwnAddress = Pick<PageHead, 'languages' | 'search'>;

function addSearch(url: string, search: string): string {
  return search === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${search}`;
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
