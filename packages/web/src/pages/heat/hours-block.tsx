import { WORK_LOADS, type WorkLoad } from '@portal/domain/heat/work-rest.table';
import {
  findTone,
  type HeatReply,
  type HeatTone,
  type HeatView,
  type ShownDay,
  toHour,
} from '#components/heat/heat-view.ts';
import { toToneClass } from '#components/heat/rest-strip.tsx';
import colorKey from '#components/ui/color-key.module.css';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './heat.module.css';

const BAR = 64;
/** WBGT of the bottom and the lowest top of the bars, °C. */
const SCALE_C = { from: 16, to: 34 };
const STOPPED = '✕';

function Bar({ wbgt, tone }: { readonly wbgt: number | null; readonly tone: HeatTone }) {
  if (wbgt === null) return null;
  const share = Math.min(Math.max((wbgt - SCALE_C.from) / (SCALE_C.to - SCALE_C.from), 0.04), 1);
  return (
    <svg className={styles.bar} viewBox={`0 0 10 ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={toToneClass(tone)} y={BAR * (1 - share)} width="10" height={BAR * share} />
    </svg>
  );
}

function LoadRow({ load, day, view }: { readonly load: WorkLoad; readonly day: ShownDay; readonly view: HeatView }) {
  const { loads, hours } = view.heat;
  return (
    <tr>
      <th scope="row">{loads[load]}</th>
      {day.hours.map((hour) => {
        const minutes = hour.rest[load];
        return (
          <td key={hour.at} className={toToneClass(findTone(hour, load))}>
            {minutes === null ? UNKNOWN : minutes === 60 ? <abbr title={hours.stop}>{STOPPED}</abbr> : minutes}
          </td>
        );
      })}
    </tr>
  );
}

/** What the colours mean. */
export function HeatKey({ view }: { readonly view: HeatView }) {
  const { key } = view.heat.hours;
  const tones = [0, 15, 30, 45, 60, 'none'] as const;
  return (
    <ul className={colorKey.key}>
      {tones.map((tone) => (
        <li key={tone}>
          <i className={toToneClass(tone)} /> {key[tone]}
        </li>
      ))}
    </ul>
  );
}

interface HoursBlockProps {
  readonly reply: HeatReply;
  readonly day: ShownDay;
  readonly work: WorkLoad;
  readonly view: HeatView;
}

/** WBGT and minutes of rest, hour by hour, for the three loads of work. */
export function HeatHours({ reply, day, work, view }: HoursBlockProps) {
  const { heat, style } = view;
  const title = heat.hours.title(day.name);
  return (
    <Block
      id="rest"
      title={title}
      aside={
        <>
          {heat.hours.aside} <DemoMark issued={reply.issued} view={view} />
        </>
      }
    >
      <ScrollRegion label={heat.hours.table}>
        <table className={styles.hours}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heat.hours.hour}</th>
              {day.hours.map(({ at }) => (
                <th key={at} scope="col">
                  {toHour(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.wbgt}>
              <th scope="row">
                {heat.hours.wbgt} <small>°C</small>
              </th>
              {day.hours.map((hour) => (
                <td key={hour.at}>
                  <b>{formatNumber(hour.wbgt, style)}</b>
                  <Bar wbgt={hour.wbgt} tone={findTone(hour, work)} />
                </td>
              ))}
            </tr>
            {WORK_LOADS.map((load) => (
              <LoadRow key={load} load={load} day={day} view={view} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <HeatKey view={view} />
      <p className={styles.newcomer}>{preventUnitBreaks(heat.hours.newcomer)}</p>
      <ul className={styles.notes}>
        {WORK_LOADS.map((load) => (
          <li key={load}>{heat.hours.examples(heat.loads[load], heat.examples[load])}</li>
        ))}
      </ul>
    </Block>
  );
}
