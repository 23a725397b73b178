import styles from './span-navigation.module.css';

export interface SpanLink {
  readonly name: string;
  readonly path: string;
  readonly current: boolean;
}

export interface SpanNavigationProps {
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
