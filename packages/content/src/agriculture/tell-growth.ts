import type { Language } from '@portal/domain/language/language';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { toWhole } from './format-figure.ts';

/** A week with so much more or less warmth than the last is told as a change (proposed). */
const CHANGE = 0.15;

/** Growing degree days of the past and the coming week in one sentence that ends in what to do; null where one is unknown. */
export function tellGrowth(past: number | null, coming: number | null, language: Language): string | null {
  if (past === null || coming === null) return null;
  const { growth } = farmAdviceMessages[language];
  const tempo =
    coming > past * (1 + CHANGE) ? growth.faster : coming < past * (1 - CHANGE) ? growth.slower : growth.same;
  return tempo(toWhole(past), toWhole(coming));
}
