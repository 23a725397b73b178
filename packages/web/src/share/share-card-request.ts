import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Whose picture is wanted: of today, in the words of a language. */
export interface ShareCardRequest {
  readonly slug: string;
  readonly language: Language;
  readonly now: EpochSeconds;
}
