import type { InlineDrawing } from './parse-drawings.ts';

interface DrawingProps {
  /** One over the other, all of one box. */
  readonly drawings: readonly [InlineDrawing, ...InlineDrawing[]];
  readonly className: string | undefined;
}

/** Drawings of ours in the page itself; decoration, never read aloud. */
export function Drawing({ drawings, className }: DrawingProps) {
  const [{ viewBox, preserveAspectRatio }] = drawings;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from files of ours, read when the program is built
      dangerouslySetInnerHTML={{ __html: drawings.map(({ markup }) => markup).join('') }}
    />
  );
}
