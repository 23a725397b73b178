import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import { findTone, type HeatTone, type ShownDay } from './heat-view.ts';
import styles from './rest-strip.module.css';

/** Colour of a rest, as fill and background. */
export const toToneClass = (tone: HeatTone): string | undefined => styles[`q${tone}`];

const TONES = [0, 15, 30, 45, 60, 'none'] as const;
const CELL = { step: 12, width: 11, height: 10 };

/** The hours of a day in the colours of their rest; words beside it say the same. */
export function RestStrip({ day, load }: { readonly day: ShownDay; readonly load: WorkLoad }) {
  const { step, width, height } = CELL;
  const tones = day.hours.map((hour) => findTone(hour, load));
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${tones.length * step - 1} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {TONES.map((tone) => {
        const cells = tones.map((own, index) =>
          own === tone ? `M${index * step} 0h${width}v${height}h-${width}z` : '',
        );
        const path = cells.join('');
        return path === '' ? null : <path key={tone} className={toToneClass(tone)} d={path} />;
      })}
      <path
        className={styles.crosses}
        d={tones.map((own, index) => (own === 60 ? `M${index * step + 4} 3l3 4m0-4l-3 4` : '')).join('')}
      />
    </svg>
  );
}
