import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { LevelReach } from '@portal/contract/own/catchment-forecasts';
import { formatNumber } from '#components/weather/format-values.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';

/** A release with its significant digits. */
export const formatRelease = (releaseM3S: number, { style }: Pick<DeskProps, 'style'>): string =>
  formatNumber(releaseM3S, style, Number.isInteger(releaseM3S) ? 0 : 1);

/** Time at which a level is reached, for a table cell. */
export function describeTime(
  { left, outsideCurve }: LevelReach,
  at: string | null,
  past: 'computed' | 'maybe',
  { rain, style, text }: Pick<DeskProps, 'rain' | 'style'> & { readonly text: ReservoirMessages['level'] },
): string {
  if (left <= 0) return text.reached;
  if (outsideCurve) return text.outside;
  if (at === null) return text.never;
  return Date.parse(at) <= Date.parse(rain.issued.at) ? text[past] : formatWhen(at, rain.issued.at, style.language);
}
