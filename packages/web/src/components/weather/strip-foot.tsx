import styles from './strip-foot.module.css';

interface StripFootProps {
  /** Explains the values above, where their headings do not. */
  readonly legend?: string;
  readonly path: string;
  readonly children: string;
}

/** Below a block: meaning of the values, and a link to more. */
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
