import type { CallApi } from '@portal/contract/call-api';
import type { ReactNode } from 'react';
import type { PageRequest } from '#pages/page-request.ts';

/** What a page shows of the weather of a real place: a block, and figures for its banner where there are any. */
export interface LiveExample {
  readonly block: ReactNode;
  readonly figures?: ReactNode;
}

/** Asks for the weather that a page shows; where it is missing the block says so and the page stands. */
export type LoadLive = (request: PageRequest, call: CallApi) => Promise<LiveExample>;
