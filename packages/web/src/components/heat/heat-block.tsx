import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import styles from './heat-block.module.css';
import {
  describeDay,
  describeRest,
  findShownDay,
  type HeatReply,
  isUnderBulletin,
  listShownDays,
  type ShownDay,
  toHeatView,
} from './heat-view.ts';
import { RestStrip } from './rest-strip.tsx';

/** WBGT, °C, from which the current weather of a place says what work in the heat needs. */
const LEAST_WBGT_C = 26;

/** Today, while the heat is still to come; null where it is cool, unknown, or for a bulletin to decide. */
export function findHotDay(reply: HeatReply | null, base: PageView): ShownDay | null {
  if (reply === null) return null;
  const view = toHeatView(base);
  const days = listShownDays(reply, view);
  const day = findShownDay(days, view);
  if (day === undefined || day !== days[0] || isUnderBulletin(day)) return null;
  return day.wbgtMax !== null && day.wbgtMax >= LEAST_WBGT_C ? day : null;
}

interface HeatBlockProps {
  readonly reply: HeatReply;
  readonly day: ShownDay;
  readonly view: PageView;
}

/** Rest of a hot day for three loads of work, in the words of the page about work in the heat. */
export function HeatBlock({ reply, day, view: base }: HeatBlockProps) {
  const view = toHeatView(base);
  const { heat, style } = view;
  const path = toPath('weather:heat', style.language, { location: reply.place.slug ?? '' });
  return (
    <Block
      id="heat"
      title={heat.block.title}
      aside={
        <>
          {heat.block.aside} <DemoMark issued={reply.issued} view={view} />
        </>
      }
    >
      <p className={styles.lead}>{preventUnitBreaks(describeDay(day, 'heavy', view))}</p>
      <ul className={styles.loads}>
        {WORK_LOADS.map((load) => (
          <li key={load}>
            <b>{heat.loads[load]}</b>
            <RestStrip day={day} load={load} />
            <span>{preventUnitBreaks(describeRest(day.hours, load, view) ?? heat.week.unknown)}</span>
          </li>
        ))}
      </ul>
      {reply.place.slug === null ? null : <StripFoot path={path}>{heat.block.more}</StripFoot>}
    </Block>
  );
}
