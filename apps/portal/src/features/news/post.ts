import type { EpochSeconds } from '@portal/domain/time/epoch';

/** A post as its file says it. The body is Markdown: it becomes HTML when it is read, and only then. */
export interface Post {
  readonly url: string;
  readonly title: string;
  /** Vietnamese address of its category. */
  readonly category: string;
  readonly tags: readonly string[];
  readonly publishedAt: EpochSeconds;
  readonly updatedAt: EpochSeconds;
  /** A role, never a person. */
  readonly author: string;
  /** Name of a scene of the house, or of a picture beside the file; null without a picture. */
  readonly cover: string | null;
  readonly coverAlt: string | null;
  /** Slugs of the places that it names. */
  readonly places: readonly string[];
  readonly titleEn: string | null;
  readonly summary: string;
  readonly summaryEn: string | null;
  readonly body: string;
  /** The whole text in English, null where there is none. */
  readonly english: { readonly title: string; readonly body: string } | null;
  readonly sample: boolean;
}
