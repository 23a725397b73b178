import styles from './block-scale.module.css';

interface BlockScaleProps {
  readonly blocks: number;
  readonly filled: number;
  /** Colour of the filled blocks: non-rain data are violet. */
  readonly tone?: 'violet' | 'rain' | 'cloud';
}

/** A row of small blocks, some of them filled. Decoration beside the number. */
export function BlockScale({ blocks, filled, tone = 'violet' }: BlockScaleProps) {
  const width = blocks * 12 - 2;
  const draw = (from: number, to: number): string => {
    let path = '';
    for (let block = from; block < to; block += 1) path += `M${block * 12} 0h10v10h-10z`;
    return path;
  };
  return (
    <svg className={styles.scale} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.empty} d={draw(filled, blocks)} />
      <path className={styles[tone]} d={draw(0, filled)} />
    </svg>
  );
}
