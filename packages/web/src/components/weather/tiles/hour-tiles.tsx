import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatNumber, formatSpeed, formatTemperature, UNKNOWN } from '#components/weather/format-values.ts';
import { findDirectionName, findForce } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './block-scale.module.css';
import { Tile } from './tile.tsx';

interface BlockScaleProps {
  readonly blocks: number;
  readonly filled: number;
  /** Colour of filled blocks: violet for data other than rain. */
  readonly tone?: 'violet' | 'rain';
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
