import { PathDrawing } from '#components/ui/path-drawing.tsx';
import { formatNumber, formatTemperature } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { FarmReply, FarmView } from './farm-view.ts';
import styles from './growth-week.module.css';

interface GrowthWeekProps {
  readonly growth: NonNullable<FarmReply['degreeDays']>;
  readonly view: FarmView;
}

/** The warmth that grows the crop, of the past week against the coming one. */
export function GrowthWeek({ growth, view }: GrowthWeekProps) {
  const { farm, style, agriculture } = view;
  const { past, coming, lowest, highest, text, basis } = growth;
  const most = Math.max(past ?? 0, coming ?? 0, 1);
  const bars = [
    [farm.growth.past, past, styles.past],
    [farm.growth.coming, coming, styles.coming],
  ] as const;
  const low = formatTemperature(lowest, style);
  const range = highest === null ? farm.growth.from(low) : farm.growth.range(low, formatTemperature(highest, style));
  return (
    <>
      <LeadSentence text={text ?? ''} />
      <ul className={styles.bars}>
        {bars.map(([name, value, tone]) => (
          <li key={name}>
            <span>{name}</span>
            <PathDrawing
              className={styles.bar}
              viewBox="0 0 100 10"
              isStretched={true}
              outlines={[
                [styles.track, 'M0 0h100v10h-100z'],
                [tone, value === null ? '' : `M0 0h${Math.round((100 * value) / most)}v10H0z`],
              ]}
            />
            <strong>
              {formatNumber(value, style)} {farm.growth.unit}
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {range}. {farm.rules.basis(agriculture.bases[basis])}.
      </p>
    </>
  );
}
