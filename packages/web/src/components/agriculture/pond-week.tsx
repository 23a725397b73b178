import type { FarmDay, FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatTemperature, weekdayOf } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { FarmView } from './farm-view.ts';
import styles from './pond-week.module.css';
import { toFarmText } from './to-farm-text.ts';

interface PondWeekProps {
  readonly days: readonly FarmDay[];
  readonly hints: readonly FarmHint[];
  readonly view: FarmView;
}

/** What the pond asks for; without anything unusual, how warm it stays. */
function describePond({ days, hints, view }: PondWeekProps): string {
  const { farm, style } = view;
  const hint = hints.find(({ kind }) => kind.startsWith('pond') && kind !== 'pondCalm');
  if (hint !== undefined) return toFarmText(hint.text ?? '', style, hint.kind === 'pondDrop' ? 'difference' : 'level');
  const known = days.flatMap(({ pondTemperature }) => (pondTemperature === null ? [] : [pondTemperature]));
  if (known.length === 0) return '';
  const low = formatTemperature(Math.min(...known), style);
  const high = formatTemperature(Math.max(...known), style);
  return farm.pond.steady(low === high ? high : `${low.replace('°', '')}–${high}`);
}

/** The estimated warmth of a shallow pond over seven days. */
export function PondWeek({ days, hints, view }: PondWeekProps) {
  const week = days.slice(0, 7);
  const { farm, words, style } = view;
  return (
    <>
      <LeadSentence text={describePond({ days: week, hints, view })} />
      <ScrollRegion label={farm.pond.caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{farm.pond.caption}</caption>
          <thead>
            <tr>
              {week.map(({ date }) => (
                <th key={date} scope="col">
                  {words.weekdaysShort[weekdayOf(date)]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {week.map(({ date, pondTemperature }) => (
                <td key={date}>{formatTemperature(pondTemperature, style)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{farm.pond.note}</p>
    </>
  );
}
