import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { ActivityId, Verdict } from '@portal/domain/agriculture/verdict';
import { HOUR_MS } from '@portal/domain/time/hours-between';
import type { ReactNode } from 'react';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { PathDrawing } from '#components/ui/icon.tsx';
import { formatClock, weekdayOf } from '#components/weather/format-values.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { drawWork, WORK_HEIGHT, WORK_STEP } from './draw-work.ts';
import { type FarmView, toFarmText } from './farm-view.ts';
import { VerdictChip } from './verdict-chip.tsx';
import workRowStyles from './work-row.module.css';
import styles from './work-strip.module.css';

const TIMES = /\d\d:\d\d(?:–\d\d:\d\d)?/;

function BoldTimes({ text }: { readonly text: string }) {
  const found = TIMES.exec(text);
  if (found === null) return text;
  const end = found.index + found[0].length;
  return (
    <>
      {text.slice(0, found.index)}
      <strong>{found[0]}</strong>
      {text.slice(end)}
    </>
  );
}

export type WorkHour = FarmActivity['hours'][number];

/** Consecutive equal hours; `to` is exclusive. */
interface WorkSpell {
  readonly first: WorkHour;
  readonly to: string;
}

const VIETNAM_MS = 7 * HOUR_MS;

/** End of an hour, with offset +07:00. */
function endOf({ at }: WorkHour): string {
  return `${new Date(Date.parse(at) + HOUR_MS + VIETNAM_MS).toISOString().slice(0, 19)}+07:00`;
}

export function listSpells(
  hours: readonly WorkHour[],
  isAlike: (a: WorkHour, b: WorkHour) => boolean = ({ verdict }, other) => verdict === other.verdict,
): WorkSpell[] {
  const spells: WorkSpell[] = [];
  let first = hours[0];
  hours.forEach((hour, index) => {
    const next = hours[index + 1];
    if (first === undefined || (next !== undefined && isAlike(hour, next))) return;
    spells.push({ first, to: endOf(hour) });
    first = next;
  });
  return spells;
}

/** Text alternative of a strip: `14:00–18:00 không nên, 18:00–06:00 ban đêm, không tính`. */
export function describeSpells(hours: readonly WorkHour[], { farm }: FarmView): string {
  return listSpells(hours)
    .map(({ first, to }) => {
      const verdict = first.verdict === null ? farm.spokenUnknown : farm.spoken[first.verdict];
      return `${formatClock(first.at)}–${formatClock(to)} ${verdict}`;
    })
    .join('; ');
}

const VERDICTS: readonly Verdict[] = ['good', 'consider', 'avoid', 'night'];
/** Quarters of a strip; each has its start time below. */
const QUARTERS = [0, 1, 2, 3] as const;

/** `14:00`, or `02:00 T3` where the date differs from the previous quarter. */
function nameQuarter(hours: readonly WorkHour[], quarter: number, { words, nowAt }: FarmView): string {
  const at = hours[(quarter * hours.length) / 4]?.at ?? '';
  const before = quarter === 0 ? nowAt : (hours[((quarter - 1) * hours.length) / 4]?.at ?? '');
  const clock = formatClock(at);
  return at.slice(0, 10) === before.slice(0, 10) ? clock : `${clock} ${words.weekdaysShort[weekdayOf(at)] ?? ''}`;
}

interface WorkStripProps {
  readonly hours: readonly WorkHour[];
  /** Text alternative. */
  readonly label: string;
  readonly view: FarmView;
}

/** Verdicts of the hours; colour and height of a block both give the verdict. */
function WorkStrip({ hours, label, view }: WorkStripProps) {
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

/** One-line icons on a 20-unit square: drop, sun, sprout, ear of grain, shrimp feed. */
const DRAWINGS: Readonly<Record<ActivityId, string>> = {
  spray: 'M10 2.5c3 3.6 5 6 5 8.7a5 5 0 0 1-10 0c0-2.7 2-5.1 5-8.7z',
  dry: 'M10 6.5a3.5 3.5 0 1 0 .01 0M10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4',
  fertilise: 'M10 17.5V9m0 2C10 7 7.5 5 3.5 5c0 4 2.5 6 6.5 6zm0-2c0-3.5 2-5.5 6.5-5.5C16.5 7.5 14.5 9 10 9zM5 17.5h10',
  harvest:
    'M3 17L13 7m-5 5c-3 0-4-1.5-4-4 2.5 0 4 1 4 4zm0 0c0 3 1.5 4 4 4 0-2.5-1-4-4-4zm3.5-3.5c-3 0-4-1.5-4-4 2.5 0 4 1 4 4zm0 0c0 3 1.5 4 4 4 0-2.5-1-4-4-4zM13 7c0-2.5 1-4 4-4 0 3-1.5 4-4 4z',
  feed: 'M3 9h14a7 7 0 0 1-14 0zM7 3.5v2m3-3v3m3-2v2',
};

export function WorkIcon({ activity }: { readonly activity: ActivityId }) {
  return (
    <PathDrawing
      className={workRowStyles.icon}
      width={20}
      height={20}
      viewBox="0 0 20 20"
      outlines={[[undefined, DRAWINGS[activity]]]}
    />
  );
}

export interface WorkFacts {
  readonly activity: FarmActivity['activity'];
  readonly name: string;
  readonly verdict: Verdict | null;
  /** Reason of the verdict, ending in the advice. */
  readonly why: string;
  readonly hours: readonly WorkHour[];
  /** Text alternative of the strip. */
  readonly label: string;
  /** Next good spell; null where the reason already says it. */
  readonly next: string | null;
  /** Reasons of all spells, on pages that show them. */
  readonly reasons?: ReactNode;
}

export function WorkRow({ facts, view }: { readonly facts: WorkFacts; readonly view: FarmView }) {
  const { activity, name, verdict, why, hours, label, next, reasons } = facts;
  return (
    <li className={workRowStyles.row}>
      <div className={workRowStyles.head}>
        <h3 className={workRowStyles.name}>
          <WorkIcon activity={activity} />
          {name}
        </h3>
        <VerdictChip verdict={verdict} view={view} />
      </div>
      <div className={workRowStyles.body}>
        <p className={workRowStyles.why}>
          <MarkedText text={preventUnitBreaks(why)} view={view} />
        </p>
        <WorkStrip hours={hours} label={label} view={view} />
        {next === null ? null : (
          <p className={workRowStyles.next}>
            <BoldTimes text={next} />
          </p>
        )}
        {reasons}
      </div>
    </li>
  );
}

export function toWorkFacts(activity: FarmActivity, count: number, view: FarmView): WorkFacts {
  const hours = activity.hours.slice(0, count);
  return {
    activity: activity.activity,
    name: activity.name,
    verdict: activity.now.verdict,
    why: toFarmText(activity.now.text, view.style),
    hours,
    label: view.farm.strip(activity.name, count, describeSpells(hours, view)),
    next: activity.nextText,
  };
}
