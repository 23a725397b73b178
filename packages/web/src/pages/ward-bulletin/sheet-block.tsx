import { WARD_SHEET_PATH } from '@portal/contract/endpoint-addresses.table';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { Block } from '#components/weather/block.tsx';
import { formatDegreeSpan, formatSpanRain } from '#components/weather/format-spans.ts';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import styles from './ward-bulletin.module.css';
import { nameIssue, nameMoment, type WardView } from './ward-view.ts';

interface BlockProps {
  readonly reply: WardBulletinReply;
  readonly view: WardView;
}

/** Days after the bulletin: sky, temperature, rain, strongest wind. */
function DayTable({ days, view }: { readonly days: readonly Day[]; readonly view: WardView }) {
  const { rows, force } = view.ward.sheet;
  const lines: readonly (readonly [name: string, read: (day: Day) => string])[] = [
    [rows.sky, ({ text }) => text ?? '–'],
    [rows.warmth, ({ temperatureMin, temperatureMax }) => formatDegreeSpan(temperatureMin, temperatureMax, view)],
    [rows.rain, (day) => formatSpanRain(day, view.style)],
    [rows.wind, ({ windSpeedMax }) => (windSpeedMax === null ? '–' : force(beaufortForce(windSpeedMax)))],
  ];
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          <td />
          {days.map(({ date }) => (
            <th key={date} scope="col">
              {view.words.weekdaysShort[weekdayOf(date)]} {formatDayMonth(date, view.style.language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, read]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {days.map((day) => (
              <td key={day.date}>{read(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sheet for the notice board, as its PDF has it. */
export function SheetBlock({ reply, view }: BlockProps) {
  const { sheet } = view.ward;
  const { language } = view.style;
  const { main } = reply.place.displayName;
  const actions = [...new Set([reply.action, ...reply.items.map(({ action }) => action)])].filter(
    (action) => action !== null,
  );
  return (
    <Block id="sheet" title={sheet.title} aside={sheet.note}>
      <div className={styles.sheet}>
        <p className={styles.sheetTop}>
          <b>{sheet.heading(main)}</b> <span>{nameMoment(reply.issuedAt, view)}</span>
        </p>
        <p className={styles.sheetHead}>{reply.headline}</p>
        <ul className={styles.steps}>
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
        <DayTable days={reply.days} view={view} />
        <p className={styles.sheetFoot}>{nameIssue(reply, view)}</p>
      </div>
      <p className={styles.actions} data-spread>
        <a className="button" href={`${WARD_SHEET_PATH}?location=${view.slug}&lang=${language}`} download>
          {sheet.save}
        </a>
      </p>
    </Block>
  );
}
