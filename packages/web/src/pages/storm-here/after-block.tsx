import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import styles from './storm-here.module.css';
import { nameWhen, type StormHereView } from './storm-here-view.ts';

const CELLS = 24;
const CELL = { step: 12, width: 11, height: 10 };
const { step, width, height } = CELL;
const GREY = Array.from({ length: CELLS }, (_, cell) => `M${cell * step} 0h${width}v${height}h-${width}z`).join('');

/** The day after a storm: it is not safe yet, three lines, and 24 hours without a colour. Nothing before. */
export function AfterBlock({ reply, view }: { readonly reply: StormHereReply; readonly view: StormHereView }) {
  const { after } = view.here;
  if (reply.state !== 'after' || reply.afterUntil === null) return null;
  const strip = after.strip(nameWhen(reply.afterUntil, view));
  return (
    <Block id="after" title={after.title} aside={after[reply.afterBasis ?? 'warning']}>
      <p className={styles.unsafe}>{after.lead}</p>
      <ul className={styles.lines}>
        {after.lines.map((line) => (
          <li key={line}>{preventUnitBreaks(line)}</li>
        ))}
      </ul>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${CELLS * step - 1} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={strip}
      >
        <path d={GREY} />
      </svg>
      <p className={styles.notes}>{preventUnitBreaks(strip)}</p>
    </Block>
  );
}
