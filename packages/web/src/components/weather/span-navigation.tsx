import styles from './span-navigation.module.css';

/** One span of a place’s pages. */
export interface SpanLink {
  readonly name: string;
  readonly path: string;
  readonly current: boolean;
}

/** The sub-navigation of a place; it scrolls sideways on a phone. */
export function SpanNavigation({ spans, label }: { readonly spans: readonly SpanLink[]; readonly label: string }) {
  return (
    <nav aria-label={label} className={styles.spans}>
      <ul>
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
