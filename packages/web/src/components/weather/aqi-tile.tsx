import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAqi } from '@portal/contract/endpoints/weather';
import { AQI_CATEGORIES } from '@portal/domain/air/vn-aqi';
import styles from './aqi-tile.module.css';
import { formatNumber } from './format-values.ts';
import { describeAirStaleness } from './freshness.ts';
import type { PageView } from './page-view.ts';
import { Tile } from './tile.tsx';

export type AqiReply = EndpointReply<typeof weatherAqi>;

const NAMES = { pm25: 'PM2.5', pm10: 'PM10', o3: 'O₃', no2: 'NO₂', so2: 'SO₂', co: 'CO' } as const;
const CATEGORIES = Object.keys(AQI_CATEGORIES) as (keyof typeof AQI_CATEGORIES)[];

/** The six classes in a row with a mark at the value; each class has the same width. */
function AqiScale({ aqi }: { readonly aqi: number }) {
  const index = Math.max(
    CATEGORIES.findIndex((name) => aqi <= AQI_CATEGORIES[name].upTo),
    0,
  );
  const from = index === 0 ? 0 : AQI_CATEGORIES[CATEGORIES[index - 1] ?? 'good'].upTo;
  const to = AQI_CATEGORIES[CATEGORIES[index] ?? 'good'].upTo;
  const x = index * 20 + (18 * (Math.min(aqi, to) - from)) / (to - from);
  return (
    <svg className={styles.scale} viewBox="0 0 118 14" preserveAspectRatio="none" aria-hidden="true">
      {CATEGORIES.map((name, step) => (
        <path key={name} className={styles[name]} d={`M${step * 20} 3h18v8h-18z`} />
      ))}
      <path className={styles.mark} d={`M${x.toFixed(1)} 0h2v14h-2z`} />
    </svg>
  );
}

function describeDominant(aqi: AqiReply, view: PageView): string {
  const { words, style } = view;
  const amount = aqi.dominant === null ? null : aqi.pollutants[aqi.dominant];
  if (aqi.dominant === null || amount === null) return words.tiles.aqiModel;
  return `${words.tiles.aqiDominant(NAMES[aqi.dominant], formatNumber(amount, style))} · ${words.tiles.aqiModel}`;
}

/** VN_AQI of this hour, its class and the pollutant that drives it; always labelled as a model’s. */
export function AqiTile({ aqi, view }: { readonly aqi: AqiReply | null; readonly view: PageView }) {
  const { words, style } = view;
  const value = aqi?.aqi ?? null;
  const category = aqi?.category ?? null;
  return (
    <Tile
      label={words.tiles.aqi}
      icon="leaf"
      value={formatNumber(value, style)}
      word={category === null ? words.noData : AQI_CATEGORIES[category].name[style.language]}
      scale={value === null ? undefined : <AqiScale aqi={value} />}
      remark={aqi === null || value === null ? null : describeDominant(aqi, view)}
      advice={value === null || category === null ? null : words.place.advice.aqi[category]}
      stale={aqi === null || aqi.dominant === null ? null : describeAirStaleness(aqi.issued, aqi.dominant, view)}
    />
  );
}
