import { withholdDryWords } from '@portal/content/warnings/describe-under-warning';
import type { Language } from '@portal/domain/language/language';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';

/** A nowcast without a promise that it stays dry where a bulletin of an emergency is in force; else as it is. */
export function withholdDry<Told extends { readonly sentence: string }>(
  nowcast: Told,
  warnings: readonly RatedWarning[],
  language: Language,
): Told {
  return warnings.some(isEmergency) ? { ...nowcast, sentence: withholdDryWords(nowcast.sentence, language) } : nowcast;
}
