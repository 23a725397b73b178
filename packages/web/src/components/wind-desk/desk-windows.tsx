import { drawWork, WORK_HEIGHT, WORK_STEP } from '#components/agriculture/draw-work.ts';
import { Legend } from '#components/ui/legend.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { AssessedDesk, AssessedWork } from './assess-desk.ts';
import { atOf } from './describe-desk.ts';
import { type DeskData, SHOWN_HOURS } from './desk-data.ts';
import { type DeskView, formatHoldChance, formatLimit, joinWords, nameQuantity, nameShort } from './desk-view.ts';
import rows from './desk-windows.module.css';
import styles from './wind-desk.module.css';

interface DeskWindowsProps {
  readonly data: DeskData;
  readonly desk: AssessedDesk;
  readonly isSuggested: boolean;
  readonly view: DeskView;
}

/** Sea verdicts as keys of block styles. */
const BLOCKS = { go: 'good', near: 'consider', stop: 'avoid', rest: 'night' } as const;
const SHAPES = [
  ['good', 'go'],
  ['consider', 'near'],
  ['avoid', 'stop'],
  ['night', 'unknown'],
] as const;

function describeNeeds({ work }: AssessedWork, view: DeskView): string {
  const { windows } = view.desk;
  const hoursOf = (hours: number): string => formatNumber(hours, view.style, Number.isInteger(hours) ? 0 : 1);
  const limits = work.limits.map((limit) => {
    if (limit.quantity === 'thunder') return `${nameQuantity(limit, view)} ${formatLimit(limit, view)}`;
    const sign = limit.quantity === 'visibilityKm' ? '≥' : '≤';
    return `${nameQuantity(limit, view)} ${sign}\u00a0${formatLimit(limit, view)}`;
  });
  const clock = work.clock === null ? [] : [windows.byDay(work.clock.from, work.clock.to)];
  return [...limits, windows.need(hoursOf(work.workHours), hoursOf(work.contingencyHours)), ...clock].join(' · ');
}

function Strip({ name, outlook, view }: AssessedWork & { readonly name: string; readonly view: DeskView }) {
  const hours = outlook.hours.slice(0, SHOWN_HOURS);
  const paths = drawWork(hours.map(({ verdict }) => ({ verdict: verdict === null ? 'night' : BLOCKS[verdict] })));
  const count = (verdicts: readonly unknown[]): number =>
    hours.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return (
    <svg
      className={rows.strip}
      viewBox={`0 0 ${SHOWN_HOURS * WORK_STEP - 2} ${WORK_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={view.desk.windows.strip(
        name,
        count(['go', 'near']),
        count(['stop']),
        count([null, 'rest']),
        hours.length,
      )}
    >
      {SHAPES.map(([block, key]) =>
        paths[block] === '' ? null : <path key={key} className={rows[key]} d={paths[block]} />,
      )}
    </svg>
  );
}

/** Minimum chance of holding for "enough"; a suggestion of the portal, like its limits. */
const ENOUGH_CHANCE = 0.7;

/** The next window with its length against the need, and whether it is reliable. */
function NextWindow({
  desk,
  work: { outlook },
  view,
}: {
  readonly desk: AssessedDesk;
  readonly work: AssessedWork;
  readonly view: DeskView;
}) {
  const { windows, quantities } = view.desk;
  if (desk.staleHours !== null) return <p className={rows.next}>{windows.stale}</p>;
  if (outlook.missing.length > 0)
    return (
      <p className={rows.next}>
        <b>
          {windows.missing(
            joinWords(
              outlook.missing.map((quantity) => quantities[quantity]),
              view,
            ),
          )}
        </b>
        <small>{windows.missingNote}</small>
      </p>
    );
  const [window] = outlook.windows;
  if (window === undefined)
    return (
      <p className={rows.next}>
        <b>{windows.none}</b>
        <small>{windows.noneLong(outlook.neededHours)}</small>
      </p>
    );
  const { from, to, isOpen, chance } = window;
  const start = nameShort(atOf(desk, from), view);
  const hours = to - from;
  return (
    <p className={rows.next}>
      <b>{isOpen ? windows.openSpan(start) : windows.span(start, nameShort(atOf(desk, to), view))}</b>
      <small>
        {[
          isOpen ? windows.openHours(hours) : windows.hours(hours),
          ...(chance !== null && chance >= ENOUGH_CHANCE ? [windows.enough] : []),
          windows.inWords(formatHoldChance(chance, view), outlook.neededHours),
        ].join(' · ')}
      </small>
    </p>
  );
}

/** Marks limits that are the portal's suggestions. */
export function SuggestedMark({ isSuggested, view }: Pick<DeskWindowsProps, 'isSuggested' | 'view'>) {
  return isSuggested ? <span className={styles.mark}>{view.desk.suggested}</span> : null;
}

/** Limit factors by lead time, or a note that none apply. */
function describeAlpha({ works }: AssessedDesk, view: DeskView): string {
  const { windows } = view.desk;
  const alpha = works.find(({ work }) => work.alpha.length > 0)?.work.alpha ?? [];
  if (alpha.length === 0) return windows.noAlpha;
  const steps = alpha.map(({ untilHours, factor }) =>
    windows.alphaStep(String(untilHours), formatNumber(factor, view.style, 2).replace(/0$/, '')),
  );
  return windows.alpha(steps.join('; '));
}

/** One row of hours per kind of work with its next window; without limits, how to set them. */
export function DeskWindows({ data, desk, isSuggested, view }: DeskWindowsProps) {
  const { windows, works: names } = view.desk;
  const works = desk.works.filter(({ work }) => work.limits.length > 0);
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>{isSuggested ? windows.suggestedTitle : windows.title}</h3>
        <span className={styles.aside}>
          <SuggestedMark isSuggested={isSuggested} view={view} /> <DemoMark issued={data.issued} view={view} />
        </span>
      </div>
      {works.length === 0 ? (
        <p className={styles.empty}>
          <b>{windows.emptyTitle}</b> {windows.empty}
        </p>
      ) : (
        <>
          <div className={rows.axis} aria-hidden="true">
            <span>
              {[0, 12, 24, 36, 48, 60].map((hour) => (
                <small key={hour}>{nameShort(atOf(desk, hour), view)}</small>
              ))}
            </span>
            <small>{windows.next}</small>
          </div>
          {works.map((work) => (
            <div key={`${work.kind} ${describeNeeds(work, view)}`} className={rows.work}>
              <p>
                <b>{names[work.kind]}</b>
                <small>{describeNeeds(work, view)}</small>
              </p>
              <Strip {...work} name={names[work.kind]} view={view} />
              <NextWindow desk={desk} work={work} view={view} />
            </div>
          ))}
          <Legend className={`${styles.legend} ${rows.keys}`}>
            {SHAPES.map(([, key]) => (
              <li key={key} className={rows[`${key}Key`]}>
                {windows.legend[key]}
              </li>
            ))}
          </Legend>
          <p className={styles.note}>
            {windows.note} {describeAlpha(desk, view)}
          </p>
        </>
      )}
    </section>
  );
}
