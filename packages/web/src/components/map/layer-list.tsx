import type { MapMessages } from '@portal/content/messages/map-messages';
import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import styles from './layer-list.module.css';
import { MAP_LAYER_NAMES } from './map-address.ts';
import { MapIcon, type MapIconName } from './map-icon.tsx';

const ICONS: Readonly<Record<MapLayerName, MapIconName>> = {
  rain: 'cloud-rain',
  temperature: 'thermometer',
  wind: 'wind',
  cloud: 'cloud',
  aqi: 'leaf',
  uv: 'sun',
};

interface LayerListProps {
  readonly current: MapLayerName;
  readonly words: MapMessages;
  /** Address of the same page with another layer. */
  readonly toHref: (layer: MapLayerName) => string;
}

/** The layers, one at a time: links, so that they work without script. */
export function LayerList({ current, words, toHref }: LayerListProps) {
  return (
    <nav className={styles.layers} aria-label={words.layersLabel}>
      <p aria-hidden="true">{words.layersLabel}</p>
      <ul>
        {MAP_LAYER_NAMES.map((layer) => (
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
