import styles from './span-navigation.module.css';

export interface SpanLink {
  readonly name: string;
  readonly path: string;
  readonly current: boolean;
}

interface SpanNavigationProps {
  readonly spans: readonly SpanLink[];
  readonly label: string;
}

/** Spans of a place: sticky, and scrollable sideways on a phone. */
export function SpanNavigation({ spans, label }: SpanNavigationProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.spans}>
        {spans.map(({ name, path, current }) => (
          <li key={path}>
            <a href={path} aria-current={current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DayChoiceProps extends SpanNavigationProps {
  /** Unit after the numbers: `ngày tới`. */
  readonly unit: string;
}

/** Number of days as one choice; screen readers get the unit with each. */
export function DayChoice({ spans, label, unit }: DayChoiceProps) {
  return (
    <nav aria-label={label} className={styles.days}>
      <ul className={styles.choice}>
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
