import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { Verdict } from '@portal/domain/agriculture/verdict';
import type { ReactNode } from 'react';
import { preventUnitBreaks } from '#components/ui/prevent-unit-breaks.ts';
import { BoldTimes } from './bold-times.tsx';
import type { FarmView } from './farm-view.ts';
import type { WorkHour } from './list-spells.ts';
import { VerdictChip } from './verdict-chip.tsx';
import { WorkIcon } from './work-icon.tsx';
import styles from './work-row.module.css';
import { WorkStrip } from './work-strip.tsx';

/** A kind of work over some hours, in words and figures. */
export interface WorkFacts {
  readonly activity: FarmActivity['activity'];
  readonly name: string;
  readonly verdict: Verdict | null;
  /** The reason of the verdict, ending in what to do. */
  readonly why: string;
  readonly hours: readonly WorkHour[];
  /** The strip in words. */
  readonly label: string;
  /** When the work is best done; null where the reason says it all. */
  readonly next: string | null;
  readonly basis: FarmActivity['basis'];
  /** The reason of every spell, where a page tells them. */
  readonly reasons?: ReactNode;
}

/** A kind of work: its verdict, the reason, the hours, the next good spell. */
export function WorkRow({ facts, view }: { readonly facts: WorkFacts; readonly view: FarmView }) {
  const { activity, name, verdict, why, hours, label, next, basis, reasons } = facts;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <WorkIcon activity={activity} />
          {name}
        </h3>
        <VerdictChip verdict={verdict} view={view} />
      </div>
      <div className={styles.body}>
        <p className={styles.why}>{preventUnitBreaks(why)}</p>
        <WorkStrip hours={hours} label={label} view={view} />
        <p className={styles.next}>
          {next === null ? null : (
            <span>
              <BoldTimes text={next} />
            </span>
          )}{' '}
          <span className={styles.basis}>{view.farm.rules.basis(view.agriculture.bases[basis])}</span>
        </p>
        {reasons}
      </div>
    </li>
  );
}
