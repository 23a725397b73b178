import tabs from '#components/ui/tab-row.module.css';
import styles from './day-choice.module.css';
import type { SpanNavigationProps } from './span-navigation.tsx';

interface DayChoiceProps extends SpanNavigationProps {
  /** Unit after the numbers: `ngày tới`. */
  readonly unit: string;
}

/** Number of days as one choice; screen readers get the unit with each. */
export function DayChoice({ spans, label, unit }: DayChoiceProps) {
  return (
    <nav aria-label={label} className={styles.days}>
      <ul className={`${tabs.tabs} ${styles.choice}`}>
        {spans.map(({ name, path, current }) => (
          <li key={path}>
            <a href={path} aria-label={name} aria-current={current ? 'true' : undefined}>
              {Number.parseInt(name, 10)}
            </a>
          </li>
        ))}
      </ul>
      <span aria-hidden="true">{unit}</span>
    </nav>
  );
}
