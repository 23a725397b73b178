import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Everything that a document is drawn from, as it goes to the thread that draws it. */
export interface ClimateDocumentOrder {
  readonly bulletin: ClimateBulletin;
  readonly language: Language;
  /** Of the page with this bulletin. */
  readonly link: string;
  readonly madeAt: EpochSeconds;
}
