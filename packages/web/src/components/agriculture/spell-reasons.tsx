import { describeVerdict } from '@portal/content/agriculture/describe-work';
import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import { Fold } from '#components/weather/fold.tsx';
import { formatClock, weekdayOf } from '#components/weather/format-values.ts';
import type { FarmView } from './farm-view.ts';
import { listSpells, type WorkHour } from './list-spells.ts';
import styles from './spell-reasons.module.css';
import { toFarmText } from './to-farm-text.ts';

const isAlike = (a: WorkHour, b: WorkHour): boolean =>
  a.verdict === b.verdict && a.reasons[0]?.kind === b.reasons[0]?.kind;

/** Why each spell of a strip has its colour, folded away. */
export function SpellReasons({ activity, view }: { readonly activity: FarmActivity; readonly view: FarmView }) {
  const { farm, words, style } = view;
  return (
    <Fold title={farm.hours.whyTitle} isOpen={false} isQuiet={true}>
      <ol className={styles.reasons}>
        {listSpells(activity.hours, isAlike).map(({ first, to }, index) => (
          <li key={first.at}>
            <span>
              {words.weekdaysShort[weekdayOf(first.at)]} {formatClock(first.at)}–{formatClock(to)}
            </span>{' '}
            {toFarmText(describeVerdict(activity.activity, first, style.language, index === 0 ? 'now' : 'then'), style)}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
