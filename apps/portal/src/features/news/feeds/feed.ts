import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Post } from '../post.ts';

/** What a feed says about itself. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Origin of the portal, without a trailing slash. */
  readonly origin: string;
  /** Path of the list that it follows, and its own. */
  readonly pagePath: string;
  readonly feedPath: string;
  readonly updatedAt: EpochSeconds;
  readonly posts: readonly Post[];
}
