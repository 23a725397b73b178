import { describeWorkStop } from '@portal/content/agriculture/describe-season';
import type { FarmReply, FarmView } from './farm-view.ts';

type Warned = Pick<FarmReply, 'activities' | 'warnings'>;

/** The sentence of the first warning that stops work on a date; null where none does. */
export function describeAlertOfDay(
  { activities, warnings }: Warned,
  date: string,
  { nowAt, style }: FarmView,
): string | null {
  const stopping = activities
    .flatMap(({ hours }) => hours)
    .filter(({ at }) => at.startsWith(date))
    .flatMap(({ reasons }) => reasons.flatMap(({ warning }) => warning?.id ?? []));
  const found = warnings.find(({ id }) => id === stopping[0]);
  if (found === undefined) return null;
  const quoted = { ...found, expiresAt: Date.parse(found.expiresAt) / 1000 };
  return describeWorkStop(quoted, Date.parse(nowAt) / 1000, style.language);
}
