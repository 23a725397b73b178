import { formatNumber, formatRain, formatRainNumber } from '#components/weather/format-values.ts';
import styles from './catchment-maps.module.css';
import parts from './catchments.module.css';
import type { DeskProps } from './desk-props.ts';
import { fitFrame, toPath, toXY } from './map-ground.ts';

const WIDTH = 560;
const HEIGHT = 400;
/** Lower limits of the colours, mm in 24 hours. */
const LIMITS = [6, 14, 26, 40] as const;
const GAP = 1.5;
/** Cells below this have no number, mm. */
const LEAST_NAMED = 0.5;

const toClass = (rain: number): number => LIMITS.filter((limit) => rain >= limit).length;

/**
 * Model grid cells with their rain of the next day; always dark, so that colours are the same in print and in both
 * themes.
 */
export function RainCellsMap({ catchment, rain, words, style }: DeskProps) {
  const { map } = words.desk;
  const { outline } = catchment;
  const isCell = rain.basis === 'cell';
  const cells = rain.map;
  const heading = isCell ? map.headingCell : map.heading;
  if (cells === null || cells.items.length === 0)
    return (
      <section className="card" aria-labelledby="desk-map">
        <h2 id="desk-map">{heading}</h2>
        <p className={parts.dim}>{map.none}</p>
      </section>
    );
  const rings = outline?.coordinates.flat() ?? [];
  const { latStep, lngStep, items } = cells;
  const corners = items.flatMap(({ lat, lng }) => [
    { lat: lat - latStep / 2, lng: lng - lngStep / 2 },
    { lat: lat + latStep / 2, lng: lng + lngStep / 2 },
  ]);
  const frame = fitFrame(corners, WIDTH, HEIGHT);
  const known = items.flatMap((item) => (item.rain === null ? [] : [item as typeof item & { rain: number }]));
  const most = Math.max(0, ...known.map((item) => item.rain));
  const [damX, damY] = toXY(frame, catchment);
  const isNamed = items.length <= 40;
  return (
    <section className="card" aria-labelledby="desk-map">
      <h2 id="desk-map">{heading}</h2>
      <svg
        className={styles.dark}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={map.text(formatRain(most, style), String(items.length))}
      >
        {known.map(({ lat, lng, rain: mm }) => {
          const [x, y] = toXY(frame, { lat: lat + latStep / 2, lng: lng - lngStep / 2 });
          const [right, bottom] = toXY(frame, { lat: lat - latStep / 2, lng: lng + lngStep / 2 });
          return (
            <g key={`${lat} ${lng}`}>
              <rect
                className={styles[`rain${toClass(mm)}`]}
                x={x}
                y={y}
                width={Math.max(right - x - GAP, 1)}
                height={Math.max(bottom - y - GAP, 1)}
                rx="2"
              />
              {isNamed && mm >= LEAST_NAMED && (
                <text className={styles.cellValue} x={(x + right) / 2} y={(y + bottom) / 2 + 5} textAnchor="middle">
                  {formatRainNumber(mm, style)}
                </text>
              )}
            </g>
          );
        })}
        {rings.length > 0 && <path className={styles.divide} fillRule="evenodd" d={toPath(frame, rings, true)} />}
        {catchment.plant !== null && <rect className={styles.dam} x={damX - 6} y={damY - 5} width="12" height="10" />}
      </svg>
      <ul className={styles.legend}>
        {map.legend.map((label, index) => (
          <li key={label}>
            <i className={styles[`key${index}`]} />
            {label}
          </li>
        ))}
      </ul>
      {!isCell && catchment.areaKm2 !== null && (
        <p className={parts.note}>
          {map.foot(formatNumber(catchment.areaKm2, style), String(rain.coveredPercent.model ?? 0))}
        </p>
      )}
    </section>
  );
}
