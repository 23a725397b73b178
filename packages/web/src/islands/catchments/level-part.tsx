import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { LevelForecast, ReadyLevel } from '@portal/contract/own/catchment-forecasts';
import { hoursBetween } from '@portal/domain/time/hours-between';
import { type FormEvent, useState } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { formatNumber, UNKNOWN } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import { describeTime, formatRelease } from './describe-level.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';
import { LevelChart } from './level-chart.tsx';
import styles from './reservoir.module.css';

interface LevelProps extends DeskProps {
  readonly level: LevelForecast;
  readonly text: ReservoirMessages['level'];
  /** Index of the displayed course. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onTry: (releases: readonly number[]) => Promise<void>;
}

type ReadyProps = Omit<LevelProps, 'level'> & { readonly level: ReadyLevel };

function ReachTable(props: ReadyProps) {
  const { level, selected, style, text } = props;
  const reaches = level.courses[selected]?.reaches ?? [];
  if (reaches.length === 0) return <p className={parts.dim}>{text.noLevels}</p>;
  const { columns } = text;
  const isMembers = level.range === 'members';
  return (
    <div className={parts.sideways}>
      <DataTable
        className={parts.table}
        columns={[
          columns.name,
          columns.level,
          columns.left,
          isMembers ? columns.course : columns.middle,
          columns.earliest,
          ...(isMembers ? [columns.latest, columns.reaching] : []),
        ]}
        classes={[
          undefined,
          isMembers ? parts.wideOnly : undefined,
          parts.wideOnly,
          undefined,
          parts.strong,
          parts.wideOnly,
        ]}
        rows={reaches.map((reach) => [
          text.names[reach.kind],
          `${formatNumber(reach.level, style, 1)}\u00a0m`,
          reach.left <= 0 ? UNKNOWN : `${formatNumber(reach.left, style, 1)}\u00a0m`,
          describeTime(reach, reach.middleAt, 'computed', props),
          level.range === null ? UNKNOWN : describeTime(reach, reach.earliestAt, 'maybe', props),
          ...(isMembers
            ? [
                describeTime(reach, reach.latestAt, 'computed', props),
                reach.membersReaching === null ? UNKNOWN : `${reach.membersReaching}/${level.members}`,
              ]
            : []),
        ])}
      />
    </div>
  );
}

/** Current and trial releases as buttons, and a field for another. */
function Releases(props: ReadyProps) {
  const { level, selected, text, onSelect, onTry } = props;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  async function tryTyped(event: FormEvent): Promise<void> {
    event.preventDefault();
    const release = Number(typed.trim().replace(',', '.'));
    const isUsable = typed.trim() !== '' && release >= 0 && release <= 100_000;
    setWrong(!isUsable);
    if (!isUsable) return;
    setTyped('');
    if (release === level.courses[0]?.release) return onSelect(0);
    const others = level.courses.slice(1, 3).map((course) => course.release);
    await onTry([release, ...others.filter((other) => other !== release)]);
    onSelect(1);
  }
  return (
    <div className={`${parts.stack} ${parts.noPrint}`}>
      <fieldset className={styles.releases}>
        <legend>{text.tried}</legend>
        {level.courses.map(({ release }, at) => (
          <button
            key={release}
            type="button"
            className={parts.chip}
            aria-pressed={at === selected}
            onClick={() => onSelect(at)}
          >
            {`${formatRelease(release, props)}\u00a0m³/s`}
          </button>
        ))}
      </fieldset>
      <form className={parts.row} onSubmit={(event) => void tryTyped(event)}>
        <Field label={text.other} className={parts.small}>
          <input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <button type="submit" className={parts.plain}>
          {text.go}
        </button>
      </form>
      <p role="status" className={parts.wrong}>
        {isWrong ? text.wrongRelease : ''}
      </p>
    </div>
  );
}

/** Basis of the range of times. */
function describeRange({ range, members }: ReadyLevel, text: ReservoirMessages['level']): string {
  if (range === 'members') return text.members(String(members));
  return range === null ? text.oneModel : text.days;
}

function ReadyLevelPart(props: ReadyProps) {
  const { level, selected, rain, style, text } = props;
  const course = level.courses[selected] ?? level.courses[0];
  if (course === undefined) return null;
  const read = formatNumber(course.levels[0] ?? null, style, 2);
  const at = formatWhen(level.readAt, rain.issued.at, style.language);
  const age = hoursBetween(level.readAt, rain.issued.at);
  const days = (level.hours.length - 1 - age) / 24;
  return (
    <>
      {level.stale ? (
        <p className={styles.stale}>{text.stale(read, at, formatNumber(age, style))}</p>
      ) : (
        <p className={parts.dim}>{text.read(read, at)}</p>
      )}
      <LevelChart {...props} course={course} />
      {course.levels.includes(null) && <p className={parts.note}>{text.leaves}</p>}
      <ReachTable {...props} />
      <p className={parts.note}>
        {describeRange(level, text)} {text.within(formatNumber(Math.max(days, 0), style, 1))}
      </p>
      <Releases {...props} />
    </>
  );
}

/** Level with the current or a trial release; or why there is none. */
export function LevelPart(props: LevelProps) {
  const { level, selected, text, words, rain } = props;
  const isReady = level.state === 'ready';
  const release = isReady ? formatRelease(level.courses[selected]?.release ?? 0, props) : '';
  const heading = !isReady ? text.heading : selected === 0 ? text.headingRelease(release) : text.headingTried(release);
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="desk-level">
      <div className={parts.head}>
        <h2 id="desk-level">{heading}</h2>
        {isReady && rain.issued.demo && <b className={parts.demo}>{words.desk.demo}</b>}
      </div>
      {isReady ? <ReadyLevelPart {...props} level={level} /> : <p className={parts.dim}>{text.states[level.state]}</p>}
    </section>
  );
}
