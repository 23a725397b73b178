import type { CallApi } from '@portal/contract/call-api';
import type { ReactNode } from 'react';
import type { PageHead, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** A page in few bytes, or the outcome that takes its stead: a move, a choice, not found. */
export type LiteOutcome =
  | {
      readonly kind: 'lite';
      readonly head: Pick<PageHead, 'title' | 'description' | 'indexable'>;
      readonly body: ReactNode;
    }
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome };

/** Loads what an address needs and says it in text and tables. */
export type LitePage = (request: PageRequest, call: CallApi) => Promise<LiteOutcome>;
