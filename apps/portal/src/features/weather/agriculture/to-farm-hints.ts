import { tellHint } from '@portal/content/agriculture/tell-hint';
import type { FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import type { Crop } from '@portal/domain/agriculture/crop';
import { HINT_UNITS, type Hint } from '@portal/domain/agriculture/hint';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { roundTo } from '../rounding.ts';

/** Hints as the API tells them; those of water in the words of the water block. */
export function toFarmHints(
  hints: readonly Hint[],
  waterText: string | null,
  { crop, nowAt, language }: { crop: Crop; nowAt: EpochSeconds; language: Language },
): FarmHint[] {
  return hints.map((hint) => ({
    kind: hint.kind,
    weight: hint.weight,
    stage: hint.stage,
    from: formatDate(hint.fromAt),
    days: hint.days,
    value: HINT_UNITS[hint.kind] === null ? null : roundTo(hint.value, 1),
    basis: hint.basis,
    text: tellHint(hint, crop, nowAt, language) ?? waterText,
  }));
}
