import type { MapMessages } from '@portal/content/messages/map-messages';
import styles from './archipelago-inset.module.css';

/** Islands and names as a small drawing. Plain data, made where the basemap is. */
export interface InsetDrawing {
  readonly viewBox: string;
  readonly islands: string;
  readonly names: readonly { readonly lines: readonly string[]; readonly x: number; readonly y: number }[];
}

/**
 * Hoàng Sa and Trường Sa where the frame of the map cuts them (decisions.md, "Maps"). The drawing always stands; the key over
 * it, which goes there, only where a script can move the map.
 */
export function ArchipelagoInset({ drawing, words }: { readonly drawing: InsetDrawing; readonly words: MapMessages }) {
  const names = drawing.names.map(({ lines }) => lines.join(' ')).join(' ');
  return (
    <div className={styles.inset} data-part="inset">
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
