import type { CallApi } from '@portal/contract/call-api';
import type { ReactNode } from 'react';
import type { PageRequest } from './page-request.ts';

/** A feed of the page, or its oEmbed address. */
export interface FeedLink {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/json+oembed';
  readonly path: string;
  readonly title: string;
}

/** Metadata for `<head>`. */
export interface PageHead {
  /** Without the brand: the document adds ` | Trời Việt`. */
  readonly title: string;
  /** True if `title` is complete (home page). */
  readonly titleIsWhole?: boolean;
  readonly description: string;
  readonly indexable: boolean;
  /** Share picture; the app icon without one. */
  readonly image?: { readonly path: string; readonly alt: string };
  /** Languages with the full text, unless both. */
  readonly languages?: readonly ('vi' | 'en')[];
  /** Query that belongs to the canonical address: `page=2`. */
  readonly search?: string;
  readonly feeds?: readonly FeedLink[];
  /** Island of `account-island.table.ts` without which the page is empty: its modules load with the page. */
  readonly island?: string;
  /** Structured data (schema.org), one object each. */
  readonly structuredData?: readonly object[];
}

/**
 * A page to wrap, a fragment requested by a page's script, or a redirect within the site that keeps the request's
 * query.
 */
export type PageOutcome =
  | { readonly kind: 'page'; readonly status: number; readonly head: PageHead; readonly body: ReactNode }
  | { readonly kind: 'part'; readonly body: ReactNode }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Loads data through the contract and renders `<main>`; never throws for missing data. */
export type Page = (request: PageRequest, call: CallApi) => Promise<PageOutcome>;
