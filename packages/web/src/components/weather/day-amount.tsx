import type { Day } from '@portal/contract/endpoints/weather-schema';
import { formatDayRain } from './format-day-rain.ts';
import { formatRain } from './format-values.ts';
import type { PageView } from './page-view.ts';

const WET_FROM_MM = 0.1;

interface DayAmountProps {
  readonly day: Day;
  readonly isTrend: boolean;
  readonly view: PageView;
}

/** The rain of a day; of today what fell and what is still expected apart: `đã mưa 11 mm · còn 1 mm`. */
export function DayAmount({ day, isTrend, view }: DayAmountProps) {
  const { rainFallen, rainAhead } = day;
  if (rainFallen === null || rainAhead === null || rainFallen < WET_FROM_MM) return formatDayRain(day, isTrend, view);
  const { fallen, ahead, noMore } = view.words.days;
  return (
    <>
      {fallen(formatRain(rainFallen, view.style))}{' '}
      <span>· {rainAhead < WET_FROM_MM ? noMore : ahead(formatRain(rainAhead, view.style))}</span>
    </>
  );
}
