import { SHARE_LEFT } from './share-frame.tsx';
import type { WrappedText } from './wrap-text.ts';

interface ShareLinesProps {
  readonly text: WrappedText;
  /** Baseline of the first line. */
  readonly y: number;
  readonly leading: number;
  readonly weight: 500 | 700;
  readonly color: string;
}

/** Wrapped lines of a picture, from the left edge of its text. */
export function ShareLines({ text: { lines, size }, y, leading, weight, color }: ShareLinesProps) {
  return (
    <text y={y} fontSize={size} fontWeight={weight} fill={color}>
      {lines.map((line, index) => (
        <tspan key={line} x={SHARE_LEFT} y={Math.round(y + index * size * leading)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
