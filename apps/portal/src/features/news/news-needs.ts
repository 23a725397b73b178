import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { PostStore } from './post-index.ts';
import type { ViewCounter } from './view-counter.ts';

/** Everything that the news need of the rest of the portal. */
export interface NewsNeeds {
  readonly store: () => PostStore;
  readonly views: ViewCounter;
  readonly clock: () => EpochSeconds;
  /** The machine's clock, which dates readers whatever the portal shows as its time. */
  readonly viewClock: () => EpochSeconds;
  /** Name of a place in a language, null for a slug that is none. */
  readonly findPlaceName: (slug: string, language: 'vi' | 'en') => string | null;
}
