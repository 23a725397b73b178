import { tellDisease } from '@portal/content/agriculture/tell-disease';
import { agricultureMessages } from '@portal/content/messages/agriculture-messages';
import type { FarmDisease } from '@portal/contract/endpoints/agriculture-schema';
import type { Crop } from '@portal/domain/agriculture/crop';
import { type DiseaseId, findDiseaseBasis, isFavourable } from '@portal/domain/agriculture/disease';
import { DISEASE_DAYS, findDiseaseIndex } from '@portal/domain/agriculture/disease-index';
import { DISEASES } from '@portal/domain/agriculture/diseases.table';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import type { Language } from '@portal/domain/language/language';

/** A disease of the crop as the API tells it; `days` are the seven before today and those from today on. */
export function toFarmDisease(
  disease: DiseaseId,
  days: readonly FarmDay[],
  crop: Crop,
  language: Language,
): FarmDisease {
  const rule = DISEASES[disease];
  const favourable = days.slice(0, DISEASE_DAYS.past + DISEASE_DAYS.coming).map((day) => isFavourable(rule, day));
  const found = findDiseaseIndex(favourable);
  const { diseases, diseaseWeather } = agricultureMessages[language];
  return {
    disease,
    name: diseases[disease],
    weather: diseaseWeather[disease],
    basis: findDiseaseBasis(rule),
    index: found?.index ?? null,
    level: found?.level ?? null,
    days: favourable,
    text: tellDisease(disease, found?.level ?? null, crop.id, language),
  };
}
