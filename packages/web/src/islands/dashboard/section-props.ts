import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { SectionName } from './dashboard-data.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Props written by the server; no personal data. */
export interface DashboardProps extends ValueStyle {
  readonly section: SectionName;
  /** On the page of an order. */
  readonly orderId: string | null;
  /** Time of rendering. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
}

export interface SectionProps {
  readonly dashboard: Dashboard;
  readonly language: Language;
  readonly style: ValueStyle;
  /** In the portal's clock. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
}
