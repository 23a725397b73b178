import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import { formatRainRangeNumber } from '#components/weather/format-rain-range.ts';
import { formatNumber, formatRainNumber } from '#components/weather/format-values.ts';
import type { FarmView } from './farm-view.ts';

/** Rain against need and the warmth of a day, each in a sentence that ends in what to do. */
export function FarmDayFacts({ day, view }: { readonly day: FarmDay; readonly view: FarmView }) {
  const { farm, style, crop, words } = view;
  if (day.rain === null || day.etc === null) return <p>{words.noData}</p>;
  const isShort = day.rain < day.etc;
  const isPond = crop === 'shrimp';
  const describeBalance = isPond
    ? isShort
      ? farm.day.pondShort
      : farm.day.pondEnough
    : isShort
      ? farm.day.waterShort
      : farm.day.waterEnough;
  return (
    <>
      <p>{describeBalance(formatRainRangeNumber(day, style), formatRainNumber(day.etc, style))}</p>
      {day.gdd === null ? null : <p>{farm.day.gdd(formatNumber(day.gdd, style, 1))}</p>}
    </>
  );
}
