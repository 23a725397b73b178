import type { MapMessages } from '@portal/content/messages/map-messages';
import styles from './archipelago-inset.module.css';

/** Islands and names as a small drawing. Plain data, made where the basemap is. */
export interface InsetDrawing {
  readonly viewBox: string;
  readonly islands: string;
  readonly names: readonly { readonly lines: readonly string[]; readonly x: number; readonly y: number }[];
}

/** Hoàng Sa and Trường Sa where the frame of the map cuts them (decisions.md, "Maps"); a tap goes there. */
export function ArchipelagoInset({ drawing, words }: { readonly drawing: InsetDrawing; readonly words: MapMessages }) {
  const label = `${drawing.names.map(({ lines }) => lines.join(' ')).join(' ')}: ${words.inset}`;
  return (
    <button type="button" className={styles.inset} data-part="inset" aria-label={label}>
      <svg viewBox={drawing.viewBox} aria-hidden="true">
        <path d={drawing.islands} />
        {drawing.names.map(({ lines, x, y }) => (
          <text key={y} y={y}>
            {lines.map((line, index) => (
              <tspan key={line} x={x} dy={index === 0 ? 0 : 44}>
                {`${line} `}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
    </button>
  );
}
