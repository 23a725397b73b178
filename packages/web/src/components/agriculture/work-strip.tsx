import type { Verdict } from '@portal/domain/agriculture/verdict';
import { PathDrawing } from '#components/ui/path-drawing.tsx';
import { formatClock, weekdayOf } from '#components/weather/format-values.ts';
import { drawWork, WORK_HEIGHT, WORK_STEP } from './draw-work.ts';
import type { FarmView } from './farm-view.ts';
import type { WorkHour } from './list-spells.ts';
import styles from './work-strip.module.css';

const VERDICTS: readonly Verdict[] = ['good', 'consider', 'avoid', 'night'];
/** Times are written under the beginning of each quarter of a strip. */
const QUARTERS = [0, 1, 2, 3] as const;

/** `14:00`, and `02:00 T3` where it is another day than that of the quarter before. */
function nameQuarter(hours: readonly WorkHour[], quarter: number, { words, nowAt }: FarmView): string {
  const at = hours[(quarter * hours.length) / 4]?.at ?? '';
  const before = quarter === 0 ? nowAt : (hours[((quarter - 1) * hours.length) / 4]?.at ?? '');
  const clock = formatClock(at);
  return at.slice(0, 10) === before.slice(0, 10) ? clock : `${clock} ${words.weekdaysShort[weekdayOf(at)] ?? ''}`;
}

interface WorkStripProps {
  readonly hours: readonly WorkHour[];
  /** What the strip shows, in words. */
  readonly label: string;
  readonly view: FarmView;
}

/** Hours of a kind of work at a glance: colour and height of a block both say the verdict. */
export function WorkStrip({ hours, label, view }: WorkStripProps) {
  const paths = drawWork(hours);
  return (
    <>
      <PathDrawing
        className={styles.strip}
        viewBox={`0 0 ${hours.length * WORK_STEP - 2} ${WORK_HEIGHT}`}
        isStretched={true}
        label={label}
        outlines={VERDICTS.map((verdict) => [styles[verdict], paths[verdict]])}
      />
      <div className={styles.clock} aria-hidden="true">
        {QUARTERS.map((quarter) => (
          <span key={quarter}>{nameQuarter(hours, quarter, view)}</span>
        ))}
      </div>
    </>
  );
}
