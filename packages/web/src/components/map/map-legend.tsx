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

/** Class colour in each palette over the land colour; CSS shows the current palette. */
function Swatch({ layer, index }: SwatchProps) {
  const { safe, classic, opacity } = LAYER_STYLES[layer];
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 16 12"
      preserveAspectRatio="none"
      fillOpacity={opacity}
      aria-hidden="true"
    >
      <path className={styles.safe} fill={safe[index] ?? 'none'} d="M0 0h16v12H0z" />
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
  /** Whether satellites take part in the rain. */
  readonly isEstimated?: boolean;
}

/** Explains the rain texture and the dark area. */
function TextureKey({ layer, words, isEstimated }: Pick<MapLegendProps, 'layer' | 'words' | 'isEstimated'>) {
  return (
    <p>
      {layer === 'radar' && (
        <span>
          <i className={styles.measured} aria-hidden="true" />
          {words.textures.radar}
        </span>
      )}
      {layer === 'radar' && (
        <span data-part="hatched" hidden={isEstimated !== true}>
          <i className={styles.estimated} aria-hidden="true" />
          {words.textures.satellite}
        </span>
      )}
      {(layer === 'radar' || layer === 'rain') && (
        <span>
          <i className={styles.modelled} aria-hidden="true" />
          {words.textures.model}
        </span>
      )}
      {layer === 'radar' && <span>{words.textures.modelOnly}</span>}
      <span>
        <i className={styles.unknown} aria-hidden="true" />
        {words.outside}
      </span>
    </p>
  );
}

/** Legend of a layer, always visible as text; ends with texture and dark area. */
export function MapLegend({ layer, isShown, classes, words, style, isEstimated = false }: MapLegendProps) {
  const title = words.legends[layer].replace('°C', `°${style.temperatureUnit}`);
  return (
    <section className={styles.legend} data-legend={layer} hidden={!isShown} aria-label={title}>
      <h2>{title}</h2>
      {classes.length > 0 && (
        <ul>
          {classes.map(({ name, range, start }, index) => (
            <li key={name}>
              <Swatch layer={layer} index={index} />
              <b aria-hidden="true">{start}</b>
              <span>{name}</span>
              <span className="visually-hidden">: {range}</span>
            </li>
          ))}
        </ul>
      )}
      {classes.length > 0 && <TextureKey layer={layer} words={words} isEstimated={isEstimated} />}
    </section>
  );
}
