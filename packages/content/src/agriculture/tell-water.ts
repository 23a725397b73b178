import type { Crop } from '@portal/domain/agriculture/crop';
import type { Hint } from '@portal/domain/agriculture/hint';
import type { WaterSum } from '@portal/domain/agriculture/water-balance';
import type { Language } from '@portal/domain/language/language';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { toAmount } from './format-figure.ts';

/** Rain and need of the coming seven days in one sentence that ends in what to do; null where one of them is unknown. */
export function tellWater(
  { rainMm, cropMm, balanceMm }: WaterSum,
  hint: Hint['kind'] | null,
  { kind }: Crop,
  language: Language,
): string | null {
  if (rainMm === null || cropMm === null || balanceMm === null) return null;
  const { water } = farmAdviceMessages[language];
  const rain = toAmount(rainMm, language);
  const drunk = toAmount(cropMm, language);
  const isPond = kind === 'pond';
  if (hint === 'waterShort')
    return (isPond ? water.pondShort : water.short)(rain, drunk, toAmount(-balanceMm, language));
  if (hint === 'waterPlenty') return (isPond ? water.pondPlenty : water.plenty)(rain, drunk);
  return (isPond ? water.pondEnough : water.enough)(rain, drunk);
}
