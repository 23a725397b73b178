import { DataTable } from '#components/ui/data-table.tsx';
import { formatRainNumber, UNKNOWN } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import type { DeskProps } from './desk-props.ts';

const TEN_DAYS = 240;

/** Rain totals from one hour to ten days, past and coming, with range and wettest cell. */
export function SumsTable({ rain, words, style }: DeskProps) {
  const { sums } = words.desk;
  const isCell = rain.basis === 'cell';
  const hasMembers = rain.members != null;
  const write = (mm: number | null) => formatRainNumber(mm, style);
  return (
    <section className="card" aria-labelledby="desk-sums">
      <div className={parts.head}>
        <h2 id="desk-sums">{sums.heading}</h2>
        <span className={parts.aside}>{isCell ? sums.asideCell : sums.aside}</span>
      </div>
      <div className={parts.sideways}>
        <DataTable
          className={parts.table}
          columns={[sums.span, sums.past, sums.ahead, sums.range, ...(isCell ? [] : [sums.most])]}
          classes={[undefined, undefined, undefined, undefined, parts.wideOnly]}
          rows={rain.sums.map(({ hours, past, ahead, aheadLow, aheadHigh, rangeBasis, mostCell }) => [
            hours === TEN_DAYS ? sums.tenDays : sums.hours(String(hours)),
            write(past),
            <span key="ahead" className={parts.rain}>
              {write(ahead)}
            </span>,
            `${aheadLow === null || aheadHigh === null ? UNKNOWN : `${write(aheadLow)}–${write(aheadHigh)}`}${
              hasMembers && rangeBasis === 'cells' ? '*' : ''
            }`,
            ...(isCell ? [] : [write(mostCell)]),
          ])}
        />
      </div>
      <p className={parts.note}>{rain.members == null ? sums.note : sums.members(String(rain.members.count))}</p>
      {hasMembers && rain.sums.some(({ rangeBasis }) => rangeBasis === 'cells') && (
        <p className={parts.note}>{sums.farther}</p>
      )}
    </section>
  );
}
