import { describeVerdict } from '@portal/content/agriculture/describe-work';
import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { formatClock, weekdayOf } from '#components/weather/format-values.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { type FarmView, toFarmText } from './farm-view.ts';
import styles from './spell-reasons.module.css';
import { listSpells, type WorkHour } from './work-row.tsx';

export const areReasonsAlike = (a: WorkHour, b: WorkHour): boolean =>
  a.verdict === b.verdict && a.reasons[0]?.kind === b.reasons[0]?.kind;

/** Reason of a spell's verdict in the visitor's units; only the running hour counts from now. */
export function describeReason(
  activity: FarmActivity['activity'],
  { first, isNow }: { readonly first: WorkHour; readonly isNow: boolean },
  { style }: FarmView,
): string {
  return toFarmText(describeVerdict(activity, first, style.language, isNow ? 'now' : 'then'), style);
}

/** Reasons of all spells of a strip, collapsed. */
export function SpellReasons({ activity, view }: { readonly activity: FarmActivity; readonly view: FarmView }) {
  const { farm, words } = view;
  return (
    <Disclosure title={farm.hours.whyTitle} variant="quiet">
      <ol className={styles.reasons}>
        {listSpells(activity.hours, areReasonsAlike).map(({ first, to }, index) => (
          <li key={first.at}>
            <span>
              {words.weekdaysShort[weekdayOf(first.at)]} {formatClock(first.at)}–{formatClock(to)}
            </span>{' '}
            <MarkedText text={describeReason(activity.activity, { first, isNow: index === 0 }, view)} view={view} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
