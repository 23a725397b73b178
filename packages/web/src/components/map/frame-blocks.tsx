import styles from './frame-blocks.module.css';

interface FrameBlocksProps {
  readonly frames: readonly { readonly at: string; readonly kind: string; readonly basis?: string | undefined }[];
  readonly current: number;
  readonly labels: readonly string[];
}

/** Class of the element around the blocks. */
export const FRAMES = styles.frames;

/** A block per frame, with its time where that fits. */
export function FrameBlocks({ frames, current, labels }: FrameBlocksProps) {
  return frames.map(({ at, kind, basis }, index) => (
    <span key={at} data-kind={kind} data-basis={basis} data-on={index === current ? '' : undefined}>
      <i>{labels[index]}</i>
    </span>
  ));
}
