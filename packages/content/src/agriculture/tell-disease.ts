import type { CropId } from '@portal/domain/agriculture/crop-id';
import type { DiseaseId } from '@portal/domain/agriculture/disease';
import type { DiseaseLevel } from '@portal/domain/agriculture/disease-index';
import type { Language } from '@portal/domain/language/language';
import { agricultureMessages } from '#messages/agriculture-messages.ts';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';

/** What the weather means for a disease, in one sentence that ends in what to do: never that a field has it. */
export function tellDisease(disease: DiseaseId, level: DiseaseLevel | null, crop: CropId, language: Language): string {
  const words = farmAdviceMessages[language];
  if (level === null) return words.diseaseUnknown;
  const name = agricultureMessages[language].diseases[disease];
  return words.diseases[level](name.charAt(0).toLowerCase() + name.slice(1), words.places[crop]);
}
