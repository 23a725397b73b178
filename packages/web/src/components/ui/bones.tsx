import styles from './bones.module.css';

/** Grey lines where text will stand. */
export function Bones({ count }: { readonly count: number }) {
  return (
    <span className={styles.bones} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
        <i key={index} />
      ))}
    </span>
  );
}
