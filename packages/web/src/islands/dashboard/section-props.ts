import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { PartName } from './dashboard-data.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Dashboard sections with their own address. */
export type SectionName =
  | 'overview'
  | 'places'
  | 'rules'
  | 'messages'
  | 'channels'
  | 'plan'
  | 'keys'
  | 'team'
  | 'settings'
  | 'order';

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

/** Parts that each page loads. */
export const NEEDED: Readonly<Record<SectionName, readonly PartName[]>> = {
  overview: ['user', 'places', 'rules', 'channels', 'messages', 'plan', 'orders', 'weather', 'alertSettings'],
  places: ['user', 'places', 'rules', 'plan', 'weather'],
  rules: ['user', 'places', 'rules', 'channels', 'plan'],
  messages: ['user', 'places', 'rules', 'messages'],
  channels: ['user', 'channels', 'plan', 'wardBulletins'],
  plan: ['user', 'places', 'rules', 'plan', 'orders'],
  keys: ['user', 'plan', 'keys', 'usage', 'team'],
  team: ['user', 'plan', 'places', 'team'],
  settings: ['user', 'alertSettings', 'places', 'rules', 'channels', 'plan'],
  order: ['user', 'orders'],
};
