import type { ClimateMapText } from '@portal/content/climate/write-climate-text';
import type { ClimateMessages } from '@portal/content/messages/climate-messages';
import { CLIMATE_COLORS } from '@portal/domain/climate/climate-colors.table';
import { CLIMATE_REGION_IDS, type ClimateArea } from '@portal/domain/climate/climate-region';
import { ARCHIPELAGOS, REGION_MAP, REGION_SHAPES } from '@portal/domain/climate/region-shapes.table';
import styles from './climate.module.css';

interface ClimateMapProps {
  readonly text: ClimateMapText;
  readonly area: ClimateArea;
  readonly words: ClimateMessages['maps'];
}

/** Archipelagos as dots at their approximate position, named below. */
function Archipelago({ at, name }: { readonly at: { x: number; y: number }; readonly name: readonly string[] }) {
  const dots = [
    [-14, -6],
    [-4, 4],
    [6, -8],
    [14, 3],
    [2, 12],
  ] as const;
  return (
    <>
      {dots.map(([x, y]) => (
        <circle key={x} className={styles.island} cx={at.x + x} cy={at.y + y} r={3} />
      ))}
      <text className={styles.sea} y={at.y + 40}>
        {name.map((line, row) => (
          <tspan key={line} x={at.x} dy={row === 0 ? 0 : 25}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The seven regions coloured by class; the legend lies in the sea. */
export function ClimateMapView({ text, area, words }: ClimateMapProps) {
  const { map, caption, legend, alt } = text;
  const colors = CLIMATE_COLORS[map.shows][map.quantity];
  return (
    <figure className={styles.map}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${REGION_MAP.width} ${REGION_MAP.height}`} role="img" aria-label={alt}>
        {CLIMATE_REGION_IDS.map((region) => {
          const mapClass = map.classes[region];
          return (
            <path
              key={region}
              className={region === area ? styles.chosen : styles.region}
              d={REGION_SHAPES[region]}
              fill={mapClass == null ? undefined : colors[mapClass]}
            />
          );
        })}
        {area === 'country' ? null : <path className={styles.frame} d={REGION_SHAPES[area]} />}
        <Archipelago at={ARCHIPELAGOS.hoangSa} name={words.hoangSa} />
        <Archipelago at={ARCHIPELAGOS.truongSa} name={words.truongSa} />
      </svg>
      <ul className={styles.key}>
        {legend.map(({ mapClass, text: name }) => (
          <li key={mapClass}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path
                className={styles.patch}
                d="M0 0h14v14H0z"
                fill={mapClass === null ? undefined : colors[mapClass]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
