import { toLanguagePath } from '#routes/counterpart.ts';
import type { RouteId } from '#routes/route-id.ts';
import type { RouteParameters } from '#routes/route-parameters.ts';

/** A page's own address and those of its languages, absolute. */
export interface DocumentLinks {
  readonly canonical: string;
  readonly alternates: readonly { readonly language: 'vi' | 'en' | 'x-default'; readonly href: string }[];
}

/** Canonical and hreflang of a page: each language is its own canonical, Vietnamese is the default. */
export function toDocumentLinks(
  publicUrl: string,
  id: RouteId,
  language: 'vi' | 'en',
  parameters: RouteParameters,
): DocumentLinks {
  const toUrl = (other: 'vi' | 'en') => publicUrl + toLanguagePath(id, other, parameters);
  return {
    canonical: toUrl(language),
    alternates: [
      { language: 'vi', href: toUrl('vi') },
      { language: 'en', href: toUrl('en') },
      { language: 'x-default', href: toUrl('vi') },
    ],
  };
}
