import { tellGrowth } from '@portal/content/agriculture/tell-growth';
import { tellWater } from '@portal/content/agriculture/tell-water';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Crop } from '@portal/domain/agriculture/crop';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import type { Hint } from '@portal/domain/agriculture/hint';
import { findWeakestBasis } from '@portal/domain/agriculture/threshold';
import { sumKnown, sumWater, type WaterSum } from '@portal/domain/agriculture/water-balance';
import type { Language } from '@portal/domain/language/language';
import { roundTo } from '../rounding.ts';

type Reply = EndpointReply<typeof weatherAgriculture>;

/** The seven days before today and the seven from today on. */
export interface FarmWeeks {
  readonly past: readonly FarmDay[];
  readonly coming: readonly FarmDay[];
}

/** Water of both weeks as the API tells it. */
export function toFarmWater(
  { past, coming }: FarmWeeks,
  crop: Crop,
  hints: readonly Hint[],
  language: Language,
): Reply['water'] {
  const sum = sumWater(coming);
  const hint = hints.find(({ kind }) => kind === 'waterShort' || kind === 'waterPlenty');
  const { mid } = crop.coefficients;
  return {
    coefficient: mid.value,
    stage: 'mid',
    basis: mid.basis,
    past: toWaterSum(sumWater(past)),
    coming: toWaterSum(sum),
    text: tellWater(sum, hint?.kind ?? null, crop, language),
  };
}

function toWaterSum({ rainMm, cropMm, balanceMm }: WaterSum): Reply['water']['past'] {
  return { rain: roundTo(rainMm, 1), etc: roundTo(cropMm, 1), balance: roundTo(balanceMm, 1) };
}

/** Growing degree days of both weeks as the API tells them; null for what is not counted in them. */
export function toDegreeDays(weeks: FarmWeeks, { growth }: Crop, language: Language): Reply['degreeDays'] {
  if (growth === null) return null;
  const past = sumKnown(weeks.past.map(({ degreeDays }) => degreeDays));
  const coming = sumKnown(weeks.coming.map(({ degreeDays }) => degreeDays));
  const { lowestC, highestC } = growth;
  return {
    lowest: lowestC.value,
    highest: highestC?.value ?? null,
    basis: findWeakestBasis(highestC === null ? [lowestC] : [lowestC, highestC]),
    past: roundTo(past, 1),
    coming: roundTo(coming, 1),
    text: tellGrowth(past, coming, language),
  };
}
