import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import basemapJson from './basemap.json';
import type { Basemap } from './basemap.ts';
import { type CityAppearance, type CityValue, computeLabelLayout, readCityValue } from './city-values.ts';
import { MAP_CITIES, type MapCity } from './map-cities.table.ts';
import type { FrameShape } from './map-frames.ts';
import styles from './map-labels.module.css';
import { type PictureBox, toPicturePoint, WHOLE_PICTURE } from './map-picture-frame.ts';

const { labels } = basemapJson as unknown as Basemap;

/** Provinces whose city is already in the table, possibly under another name. */
const NEAR_DEG = 0.12;
const isTabled = ({ lat, lng }: LatLng): boolean =>
  MAP_CITIES.some((city) => Math.abs(city.lat - lat) < NEAR_DEG && Math.abs(city.lng - lng) < NEAR_DEG);

/** Points with values: cities of the table, then the other provinces. */
const CITIES: readonly MapCity[] = [
  ...MAP_CITIES,
  ...labels
    .filter((label) => label.kind === 'province' && !isTabled(label))
    .map(({ vi, en, lat, lng }) => ({ vi, en, lat, lng, side: 'right' as const, rank: 3 as const })),
];

/** Labels without values; the archipelagos always appear. */
const NAMES = labels.filter(({ kind }) => kind === 'archipelago' || kind === 'sea' || kind === 'country');

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

function placeIn([left, top, width, height]: PictureBox, point: LatLng) {
  const { x, y } = toPicturePoint(point);
  return { x: percent((x - left) / width), y: percent((y - top) / height) };
}

/** Beyond this share a centred label would leave a small picture on the right. */
const EDGE_FROM = 0.75;

const isAtEdge = ([left, , width]: PictureBox, point: LatLng): boolean =>
  (toPicturePoint(point).x - left) / width > EDGE_FROM;

interface CityProps {
  readonly city: MapCity;
  readonly name: string;
  readonly value: CityValue | null;
  readonly box: PictureBox;
}

function City({ city, name, value, box }: CityProps) {
  const { side, rank, isBare } = city;
  const text = value?.text ?? '';
  const { block, valueX, nameX } = computeLabelLayout(city, name, text);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a drawing that is hidden as a whole
    <svg
      {...placeIn(box, city)}
      data-at={`${city.lng},${city.lat}`}
      data-rank={rank}
      data-side={side}
      data-bare={isBare === true ? '' : undefined}
      data-off={rank === 3 ? '' : undefined}
    >
      <circle r="2.8" />
      <rect x={block.x} y="-10" width={block.width} height="20" rx="3" fill={value?.fill} />
      <text className={styles.value} x={valueX} y="4" fill={value?.ink}>
        {text}
      </text>
      <text className={styles.name} x={nameX} y="4">
        {name}
      </text>
    </svg>
  );
}

interface MapLabelsProps {
  readonly language: Language;
  /** Part of the picture shown below. */
  readonly box?: PictureBox;
  /** Values of the labels; null where the layer has none. */
  readonly values: {
    readonly frame: FrameShape;
    readonly bytes: Uint8Array;
    readonly appearance: CityAppearance;
  } | null;
}

/**
 * Labels over a map, shared by the drawn map and the live one, which moves them. Hidden from screen readers: the
 * picture has a text alternative and the table has the values.
 */
export function MapLabels({ language, box = WHOLE_PICTURE, values }: MapLabelsProps) {
  return (
    <svg className={styles.labels} data-part="labels" aria-hidden="true">
      {NAMES.map((label) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: as above
        <svg
          key={label.vi}
          {...placeIn(box, label)}
          data-at={`${label.lng},${label.lat}`}
          data-rank={label.kind === 'archipelago' ? 0 : 4}
        >
          <text
            className={label.kind === 'archipelago' ? styles.islands : styles.soft}
            data-edge={isAtEdge(box, label) ? '' : undefined}
            y={label.kind === 'archipelago' ? 12 : 4}
          >
            {label[language]}
          </text>
        </svg>
      ))}
      {CITIES.map((city) => (
        <City
          key={city.vi}
          city={city}
          name={city[language]}
          value={values === null ? null : readCityValue(values.bytes, values.frame, city, values.appearance)}
          box={box}
        />
      ))}
    </svg>
  );
}
