import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

export interface ClimateDocumentOrder {
  readonly bulletin: ClimateBulletin;
  readonly language: Language;
  readonly link: string;
  readonly madeAt: EpochSeconds;
}
