import type { MapMessages } from '@portal/content/messages/map-messages';
import styles from './layer-list.module.css';
import { MapIcon, type MapIconName } from './map-icon.tsx';
import { MAP_LAYERS, type MapLayer } from './map-layer.ts';

const ICONS: Readonly<Record<MapLayer, MapIconName>> = {
  radar: 'radar',
  rain: 'cloud-rain',
  temperature: 'thermometer',
  wind: 'wind',
  cloud: 'cloud',
  satellite: 'satellite',
  aqi: 'leaf',
  uv: 'sun',
};

interface LayerListProps {
  readonly current: MapLayer;
  readonly words: MapMessages;
  /** Address of the same page with another layer. */
  readonly toHref: (layer: MapLayer) => string;
}

/** The layers, one at a time: links, so that they work without script. */
export function LayerList({ current, words, toHref }: LayerListProps) {
  return (
    <nav className={styles.layers} aria-label={words.layersLabel}>
      <p aria-hidden="true">{words.layersLabel}</p>
      <ul>
        {MAP_LAYERS.map((layer) => (
          <li key={layer}>
            <a href={toHref(layer)} data-layer={layer} aria-current={layer === current ? 'true' : undefined}>
              <MapIcon name={ICONS[layer]} />
              {words.layers[layer]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
