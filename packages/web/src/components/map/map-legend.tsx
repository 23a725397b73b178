import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { ClassText } from './color-bands.ts';
import type { MapLayer } from './map-layer.ts';
import styles from './map-legend.module.css';
import { LAYER_STYLES } from './map-palettes.table.ts';

interface SwatchProps {
  readonly layer: MapLayer;
  readonly index: number;
}

/** The colour of a class in each palette, over the land as on the map; the style shows the one in use. */
function Swatch({ layer, index }: SwatchProps) {
  const { light, dark, classic, opacity } = LAYER_STYLES[layer];
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 16 12"
      preserveAspectRatio="none"
      fillOpacity={opacity}
      aria-hidden="true"
    >
      <path className={styles.light} fill={light[index] ?? 'none'} d="M0 0h16v12H0z" />
      <path className={styles.dark} fill={dark[index] ?? 'none'} d="M0 0h16v12H0z" />
      <path className={styles.classic} fill={classic[index] ?? 'none'} d="M0 0h16v12H0z" />
    </svg>
  );
}

interface MapLegendProps {
  readonly layer: MapLayer;
  readonly isShown: boolean;
  readonly classes: readonly ClassText[];
  readonly words: MapMessages;
  readonly style: ValueStyle;
}

/** More classes than this stand side by side as figures only, until the reader opens the legend. */
const MOST_NAMED = 4;

/** The legend of a layer: always there, in words and figures; last what the map hatches. */
export function MapLegend({ layer, isShown, classes, words, style }: MapLegendProps) {
  const title = words.legends[layer].replace('°C', `°${style.temperatureUnit}`);
  const list = classes.length > MOST_NAMED ? styles.many : undefined;
  return (
    <section className={styles.legend} data-legend={layer} hidden={!isShown} aria-label={title}>
      <h2>{title}</h2>
      {classes.length > 0 && (
        <ul className={list}>
          {classes.map(({ name, range, start }, index) => (
            <li key={name}>
              <Swatch layer={layer} index={index} />
              <span>{name}</span>
              <b>{range}</b>
              {list !== undefined && <i aria-hidden="true">{start}</i>}
            </li>
          ))}
        </ul>
      )}
      {classes.length > 0 && (
        <p>
          <span className={styles.hatch} aria-hidden="true" />
          {layer === 'radar' && <span className={styles.seen}>{words.outsideRadar}</span>}
          <span className={layer === 'radar' ? styles.ahead : undefined}>{words.outside}</span>
        </p>
      )}
    </section>
  );
}
