import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Place and language of a picture of today. */
export interface ShareCardRequest {
  readonly slug: string;
  readonly language: Language;
  readonly now: EpochSeconds;
}
