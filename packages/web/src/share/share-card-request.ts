import type { CallApi } from '@portal/contract/call-api';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PageView } from '#components/weather/page-view.ts';
import type { PictureSubject } from './share-image-path.ts';

/** Place and language of a picture of today. */
export interface ShareCardRequest {
  readonly slug: string;
  readonly language: Language;
  readonly now: EpochSeconds;
  /** Absent: the day's weather. */
  readonly subject?: PictureSubject;
}

/** The answer of a page of a place, as its picture says it. */
export interface PlaceAnswer {
  readonly sentence: string;
  readonly isDemo: boolean;
  /** Heading instead of the place's name. */
  readonly heading?: string;
}

/** Finds such an answer; null where there is none. */
export type FindPlaceAnswer = (
  ask: { readonly query: { readonly location: string; readonly lang: Language }; readonly view: PageView },
  call: CallApi,
) => Promise<PlaceAnswer | null>;
