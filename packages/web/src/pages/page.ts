import type { CallApi } from '@portal/contract/call-api';
import type { ReactNode } from 'react';
import type { PageRequest } from './page-request.ts';

/** A feed that a reader's program may follow from a page, or how another site embeds it (oEmbed). */
export interface FeedLink {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/json+oembed';
  readonly path: string;
  readonly title: string;
}

/** What a page says about itself in `<head>`. */
export interface PageHead {
  /** Title without the brand: the document adds ` | Trời Việt`. */
  readonly title: string;
  /** True where `title` is the whole title already (the home page). */
  readonly titleIsWhole?: boolean;
  readonly description: string;
  readonly indexable: boolean;
  /** The picture that stands for the page where it is shared; the app's icon where there is none. */
  readonly image?: { readonly path: string; readonly alt: string };
  /** Languages in which the page is written whole, where that is not both. */
  readonly languages?: readonly ('vi' | 'en')[];
  /** The part of the query that belongs to the page's own address: `page=2`. */
  readonly search?: string;
  readonly feeds?: readonly FeedLink[];
  /** Structured data (schema.org), one object each. */
  readonly structuredData?: readonly object[];
}

/**
 * A page ready to be wrapped, a part of one that a script of that page has asked for, or a move to another path of this site, to
 * which the document adds the asker's query.
 */
export type PageOutcome =
  | { readonly kind: 'page'; readonly status: number; readonly head: PageHead; readonly body: ReactNode }
  | { readonly kind: 'part'; readonly body: ReactNode }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Loads what an address needs through the contract and draws its `<main>`; never throws for missing data. */
export type Page = (request: PageRequest, call: CallApi) => Promise<PageOutcome>;
