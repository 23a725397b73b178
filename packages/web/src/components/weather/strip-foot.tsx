import styles from './strip-foot.module.css';

interface StripFootProps {
  /** What the figures above are, where their head does not say. */
  readonly legend?: string;
  readonly path: string;
  readonly children: string;
}

/** Under a block: what its figures mean, and where there are more. */
export function StripFoot({ legend, path, children }: StripFootProps) {
  return (
    <p className={styles.foot}>
      {legend === undefined ? null : <span className={styles.legend}>{legend}</span>}
      <a href={path} className={styles.more}>
        {children}
      </a>
    </p>
  );
}
