import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { LimitState, RainLimit } from '@portal/contract/own/catchments';
import { useState } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { formatRainNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { listRefusals } from './call-catchments.ts';
import parts from './catchments.module.css';
import { nameLimit } from './describe-desk.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';

interface LimitsProps extends DeskProps {
  readonly onChanged: () => void;
}

/** Parses a typed number with either decimal mark; NaN if invalid. */
const readTyped = (text: string): number =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

const isLimit = ({ hours, mm }: RainLimit): boolean =>
  Number.isInteger(hours) && hours >= 1 && hours <= 240 && mm >= 0.1 && mm <= 3000;

const MOST_LIMITS = 8;

function listLimitCells(limit: LimitState, props: DeskProps, onRemove: () => void) {
  const { rain, words, style } = props;
  const { limits } = words.desk;
  const when = (at: string | null) => (at === null ? limits.never : formatWhen(at, rain.issued.at, style.language));
  const hasRange = rain.ahead.some(({ rainHigh }) => rainHigh !== null);
  const name = nameLimit(limit, props);
  return [
    name,
    formatRainNumber(limit.now, style),
    limit.reached ? limits.reached : when(limit.middleAt),
    limit.reached ? limits.reached : hasRange ? when(limit.earliestAt) : UNKNOWN,
    <button key="remove" type="button" className={parts.icon} aria-label={limits.remove(name)} onClick={onRemove}>
      <Icon name="x" size={18} />
    </button>,
  ];
}

/** The operator's limits: rain so far towards each, and median and earliest time of reaching it. */
export function LimitsPart(props: LimitsProps) {
  const { catchment, rain, words, style, onChanged } = props;
  const { limits } = words.desk;
  const [hours, setHours] = useState('24');
  const [mm, setMm] = useState('');
  const [refusal, setRefusal] = useState('');
  async function save(wanted: readonly RainLimit[]): Promise<void> {
    const body = { limits: wanted };
    const answer = await callOwn(CATCHMENT_ADDRESSES.catchmentChange, {
      id: catchment.id,
      body,
      language: style.language,
    });
    setRefusal(answer.ok ? '' : (listRefusals(answer, words.failed)[0] ?? words.failed));
    if (answer.ok) onChanged();
  }
  const add = (): void => {
    const limit = { hours: readTyped(hours), mm: readTyped(mm) };
    if (!isLimit(limit)) {
      setRefusal(limits.wrong);
      return;
    }
    setMm('');
    void save([...catchment.limits, limit]);
  };
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="desk-limits">
      <h2 id="desk-limits">{limits.heading}</h2>
      {rain.limits.length === 0 ? (
        <p className={parts.dim}>{limits.none}</p>
      ) : (
        <div className={parts.sideways}>
          <DataTable
            className={parts.table}
            columns={[limits.limit, limits.now, limits.middle, limits.earliest, null]}
            classes={[undefined, parts.wideOnly, undefined, parts.strong, parts.noPrint]}
            rows={rain.limits.map((limit, index) => {
              const remove = (): void => void save(catchment.limits.filter((_, at) => at !== index));
              return listLimitCells(limit, props, remove);
            })}
          />
        </div>
      )}
      {catchment.limits.length < MOST_LIMITS && (
        <div className={`${parts.row} ${parts.noPrint}`}>
          <Field label={limits.mm} className={parts.small}>
            <input inputMode="decimal" value={mm} onChange={({ target }) => setMm(target.value)} />
          </Field>
          <Field label={limits.hours} className={parts.small}>
            <input inputMode="numeric" value={hours} onChange={({ target }) => setHours(target.value)} />
          </Field>
          <button type="button" className={parts.plain} onClick={add}>
            <Icon name="plus" size={18} />
            {limits.add}
          </button>
        </div>
      )}
      <p role="status" className={parts.wrong}>
        {refusal}
      </p>
    </section>
  );
}
