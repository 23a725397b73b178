import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ClassText } from './describe-classes.ts';
import type { MapLayer } from './map-layer.ts';
import styles from './map-legend.module.css';
import { LAYER_LOOKS } from './map-palettes.table.ts';

interface SwatchProps {
  readonly layer: MapLayer;
  readonly index: number;
}

/** The colour of a class in each palette; the style shows the one in use. */
function Swatch({ layer, index }: SwatchProps) {
  const { light, dark, classic } = LAYER_LOOKS[layer];
  return (
    <svg className={styles.swatch} viewBox="0 0 16 12" preserveAspectRatio="none" aria-hidden="true">
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
}

/** The legend of a layer: always there, in words and figures. */
export function MapLegend({ layer, isShown, classes, words }: MapLegendProps) {
  return (
    <section className={styles.legend} data-legend={layer} hidden={!isShown} aria-label={words.legends[layer]}>
      <h2>{words.legends[layer]}</h2>
      <ul data-count={classes.length}>
        {classes.map(({ name, range }, index) => (
          <li key={name}>
            <Swatch layer={layer} index={index} />
            <span>{name}</span>
            <b>{range}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
