import type { MapMessages } from '@portal/content/messages/map-messages';
import styles from './archipelago-inset.module.css';

/** Islands and labels as plain data, made from the basemap. */
export interface InsetDrawing {
  readonly viewBox: string;
  readonly islands: string;
  readonly names: readonly { readonly lines: readonly string[]; readonly x: number; readonly y: number }[];
}

/**
 * Hoàng Sa and Trường Sa for a live map whose frame cuts them off (decisions.md, "Maps"); the drawn map has both. The
 * button over it moves the map there.
 */
export function ArchipelagoInset({ drawing, words }: { readonly drawing: InsetDrawing; readonly words: MapMessages }) {
  const names = drawing.names.map(({ lines }) => lines.join(' ')).join(' ');
  return (
    <div className={styles.inset} data-part="inset" hidden>
      <svg viewBox={drawing.viewBox} role="img" aria-label={names}>
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
      <button type="button" className={styles.go} aria-label={`${names}: ${words.inset}`} />
    </div>
  );
}
