import styles from './cover-picture.module.css';

interface CoverPictureProps {
  /** Path of the picture 640 px wide. */
  readonly path: string;
  readonly alt: string | null;
  /** How wide it is shown, as the attribute `sizes` has it. */
  readonly sizes: string;
  /** True for a picture in the first view. */
  readonly isFirst?: boolean;
}

const WIDTHS = [320, 640, 1200] as const;

/** The path of a picture in another width, or in the form in which it is shared. */
function toCoverSize(path: string, width: number): string {
  return path.replace(/-640\.webp$/, `-${width}.webp`);
}

/** A post's picture, in the width that the screen needs. Drawn scenes say nothing that the words do not. */
export function CoverPicture({ path, alt, sizes, isFirst = false }: CoverPictureProps) {
  return (
    <img
      className={styles.cover}
      src={path}
      srcSet={WIDTHS.map((width) => `${toCoverSize(path, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="640"
      height="336"
      alt={alt ?? ''}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
