import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { classifyCloud } from '@portal/domain/weather/cloud-state';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { classifyVisibility, VISIBILITY_BANDS } from '@portal/domain/weather/visibility';
import { formatNumber, formatSpeed, formatTemperature, UNKNOWN } from '#components/weather/format-values.ts';
import { findDirectionName, findForce } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './block-scale.module.css';
import tileStyles from './tile.module.css';
import { Tile } from './tile.tsx';

interface BlockScaleProps {
  readonly blocks: number;
  readonly filled: number;
  /** Colour of filled blocks: violet for data other than rain. */
  readonly tone?: 'violet' | 'rain' | 'cloud';
}

/** A row of partly filled blocks. Decorative next to the number. */
function BlockScale({ blocks, filled, tone = 'violet' }: BlockScaleProps) {
  const width = blocks * 12 - 2;
  const draw = (from: number, to: number): string => {
    let path = '';
    for (let block = from; block < to; block += 1) path += `M${block * 12} 0h10v10h-10z`;
    return path;
  };
  return (
    <svg className={styles.scale} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.empty} d={draw(filled, blocks)} />
      <path className={styles[tone]} d={draw(0, filled)} />
    </svg>
  );
}

/** Coordinate space of the pressure chart. */
const PRESSURE_WIDTH = 184;
const PRESSURE_HEIGHT = 32;

/** Minimum span of the axis, hPa: a narrower one would magnify the diurnal pressure wave. */
const LEAST_SPAN_HPA = 6;
const PADDING = 2;

/** Pressure as one line, broken where unknown; null for fewer than two values. */
export function drawPressure(hours: readonly Pick<Hour, 'pressure'>[]): string | null {
  const known = hours.flatMap(({ pressure }) => (pressure === null ? [] : [pressure]));
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(most - least, LEAST_SPAN_HPA);
  const base = (least + most - span) / 2;
  const step = PRESSURE_WIDTH / (hours.length - 1);
  let isDrawn = false;
  return hours
    .map(({ pressure }, index) => {
      const command = isDrawn ? 'L' : 'M';
      isDrawn = pressure !== null;
      if (pressure === null) return '';
      const y = PRESSURE_HEIGHT - PADDING - ((pressure - base) / span) * (PRESSURE_HEIGHT - 2 * PADDING);
      return `${command}${Math.round(index * step)} ${y.toFixed(1)}`;
    })
    .join('');
}

interface HourTileProps {
  readonly hour: Hour;
  readonly view: PageView;
}

/** Wind: speed, direction and force, with known gusts. */
export function WindTile({ hour, view }: HourTileProps) {
  const { words, style } = view;
  const force = findForce(hour.windSpeed);
  const direction =
    force === 0 ? words.tiles.calm : findDirectionName(hour.windDirection, hour.windSpeed, style.language);
  const [value = UNKNOWN, unit] = formatSpeed(hour.windSpeed, style).split('\u00a0');
  const gust = hour.windGust === null ? [] : [words.days.gust(formatSpeed(hour.windGust, style))];
  const strength = [...(force === null || force === 0 ? [] : [words.tiles.force(force)]), ...gust].join(', ');
  return (
    <Tile
      label={words.tiles.wind}
      icon="wind"
      value={value}
      {...(unit === undefined ? {} : { unit })}
      word={force === null ? words.noData : direction}
      scale={force === null ? null : <BlockScale blocks={12} filled={Math.min(force, 12)} />}
      remark={strength === '' ? null : strength}
    />
  );
}

/** Below this temperature, °C, air of this humidity, %, feels damp, however little water it holds. */
const CHILLY_C = 20;
const DAMP_PERCENT = 85;
/** Cold air from this humidity on, %, is not called dry. */
const MOIST_PERCENT = 60;

/** Comfort by dew point (domain rules §2.4.9), except in cool, damp air. */
function nameComfort({ dewPoint, humidity, temperature }: Hour, view: PageView): string | null {
  const { comfort } = view.words.tiles;
  if (dewPoint === null) return view.words.noData;
  const percent = humidity ?? 0;
  if (temperature !== null && temperature < CHILLY_C && percent >= DAMP_PERCENT) return comfort.damp;
  if (dewPoint < 10) return percent >= MOIST_PERCENT ? null : comfort.dry;
  if (dewPoint < 16) return comfort.comfortable;
  if (dewPoint < 21) return comfort.slightlyHumid;
  return dewPoint < 24 ? comfort.humid : comfort.oppressive;
}

export function HumidityTile({ hour, view }: HourTileProps) {
  const { words, style } = view;
  return (
    <Tile
      label={words.tiles.humidity}
      icon="droplets"
      value={formatNumber(hour.humidity, style)}
      {...(hour.humidity === null ? {} : { unit: '%' })}
      word={nameComfort(hour, view)}
      scale={
        hour.humidity === null ? null : <BlockScale blocks={10} filled={Math.round(hour.humidity / 10)} tone="rain" />
      }
      remark={hour.dewPoint === null ? null : words.tiles.dewPoint(formatTemperature(hour.dewPoint, style))}
    />
  );
}

/** Visibility; above 10 km no exact value. */
export function VisibilityTile({ hour, view }: HourTileProps) {
  const { words, style } = view;
  const km = hour.visibility;
  const far = km !== null && km > 10;
  return (
    <Tile
      label={words.tiles.visibility}
      icon="eye"
      value={far ? `> ${formatNumber(10, style)}` : formatNumber(km, style, km !== null && km < 4 ? 1 : 0)}
      {...(km === null ? {} : { unit: 'km' })}
      word={km === null ? words.noData : VISIBILITY_BANDS[classifyVisibility(km)][style.language]}
      scale={km === null ? null : <BlockScale blocks={10} filled={Math.min(Math.round(km), 10)} tone="cloud" />}
      remark={null}
    />
  );
}

export function CloudTile({ hour, view }: HourTileProps) {
  const { words, style } = view;
  const cover = hour.cloudCover;
  return (
    <Tile
      label={words.tiles.cloud}
      icon="cloud"
      value={formatNumber(cover, style)}
      {...(cover === null ? {} : { unit: '%' })}
      word={cover === null ? words.noData : nameSkyState(classifyCloud(cover), hour.isDay, style.language)}
      scale={cover === null ? null : <BlockScale blocks={8} filled={Math.round(cover / 12.5)} tone="cloud" />}
      remark={null}
    />
  );
}

/** Changes below this in three hours, hPa, are within the diurnal pressure wave. */
const STEADY_HPA = 1;
const TREND_HOURS = 3;

function formatPressureTrend(now: number, later: number | null, { words, style }: PageView): string | null {
  if (later === null) return null;
  const apart = later - now;
  const { steady, rising, falling } = words.tiles.pressureTrend;
  if (Math.abs(apart) < STEADY_HPA) return steady;
  return (apart > 0 ? rising : falling)(formatNumber(Math.abs(apart), style, 1));
}

/** Sea-level pressure, its tendency over three hours, and a line of the coming hours. */
export function PressureTile({ hour, coming, view }: HourTileProps & { readonly coming: readonly Hour[] }) {
  const { words, style } = view;
  const { pressure } = hour;
  const line = drawPressure(coming);
  return (
    <Tile
      label={words.tiles.pressure}
      icon="gauge"
      value={formatNumber(pressure, style, 1)}
      {...(pressure === null ? {} : { unit: 'hPa' })}
      word={
        pressure === null ? words.noData : formatPressureTrend(pressure, coming[TREND_HOURS]?.pressure ?? null, view)
      }
      scale={
        line === null ? null : (
          <svg
            className={tileStyles.line}
            viewBox={`0 0 ${PRESSURE_WIDTH} ${PRESSURE_HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={line} />
          </svg>
        )
      }
      remark={
        pressure === null
          ? null
          : line === null
            ? words.tiles.pressureRemark
            : words.tiles.pressureLine(String(coming.length))
      }
    />
  );
}
