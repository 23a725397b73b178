import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import type { ForecastOfWeek } from '#components/weather/find-forecast-of-week.ts';

/** A week of a drawing: what is usual, and what is forecast where all of its days are. */
export interface WeekColumn {
  readonly week: OutlookWeek;
  readonly forecast: ForecastOfWeek | null;
}
