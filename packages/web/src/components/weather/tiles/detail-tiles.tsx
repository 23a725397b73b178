import type { EndpointReply } from '@portal/contract/endpoint';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { weatherAqi, weatherUv } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AQI_CATEGORIES } from '@portal/domain/air/vn-aqi';
import { UV_LEVELS } from '@portal/domain/weather/uv';
import { Disclosure } from '#components/ui/disclosure.tsx';
import block from '#components/weather/block.module.css';
import { formatClock, formatDayMonth, formatNumber, weekdayOf } from '#components/weather/format-values.ts';
import { describeAirAge, joinIssued } from '#components/weather/freshness.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './aqi-tile.module.css';
import detailTilesStyles from './detail-tiles.module.css';
import { HourLines } from './hour-lines.tsx';
import { HumidityTile, WindTile } from './hour-tiles.tsx';
import { type SkyOfToday, SunMoonLine } from './sun-moon-line.tsx';
import { Tile } from './tile.tsx';
import uvBarsStyles from './uv-bars.module.css';

export type AqiReply = EndpointReply<typeof weatherAqi>;

const NAMES = { pm25: 'PM2.5', pm10: 'PM10', o3: 'O₃', no2: 'NO₂', so2: 'SO₂', co: 'CO' } as const;
const CATEGORIES = Object.keys(AQI_CATEGORIES) as (keyof typeof AQI_CATEGORIES)[];

/** Six equally wide classes with a marker at the value. */
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

const POLLUTANTS = Object.keys(NAMES) as (keyof typeof NAMES)[];

function describeDominant(aqi: AqiReply, age: string | null, { words, style }: PageView): string {
  const amount = aqi.dominant === null ? null : aqi.pollutants[aqi.dominant];
  const known = POLLUTANTS.filter((name) => aqi.pollutants[name] !== null);
  const parts = [
    aqi.dominant === null || amount === null
      ? null
      : words.tiles.aqiDominant(NAMES[aqi.dominant], formatNumber(amount, style)),
    age === null ? words.tiles.aqiModel : words.tiles.aqiModelRun(age),
    known.length === POLLUTANTS.length ? null : words.tiles.aqiOnly(known.map((name) => NAMES[name]).join(', ')),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Current VN_AQI, class and main pollutant; always labelled as modelled. */
function AqiTile({ aqi, view }: { readonly aqi: AqiReply | null; readonly view: PageView }) {
  const { words, style } = view;
  const value = aqi?.aqi ?? null;
  const category = aqi?.category ?? null;
  const { stale, age } = aqi === null ? { stale: null, age: null } : describeAirAge(aqi, view);
  return (
    <Tile
      label={words.tiles.aqi}
      icon="leaf"
      value={formatNumber(value, style)}
      word={category === null ? words.noData : AQI_CATEGORIES[category].name[style.language]}
      scale={value === null ? undefined : <AqiScale aqi={value} />}
      remark={aqi === null || value === null ? null : describeDominant(aqi, age, view)}
      stale={stale}
    />
  );
}

/** VN_AQI of the days that are known, with what drives it; nothing without any. */
function AqiDays({ days, view }: { readonly days: AqiReply['days']; readonly view: PageView }) {
  const { words, style } = view;
  const known = days.flatMap(({ date, aqi, category, dominant }) => {
    if (aqi === null || category === null || dominant === null) return [];
    const isToday = date === view.nowAt.slice(0, 10);
    const weekday = words.weekdaysShort[weekdayOf(date)] ?? '';
    const day = isToday ? words.days.today : `${weekday} ${formatDayMonth(date, style.language)}`;
    const name = AQI_CATEGORIES[category].name[style.language];
    return [words.tiles.aqiDay(day, formatNumber(aqi, style), name, NAMES[dominant])];
  });
  if (known.length === 0) return null;
  return (
    <li className={detailTilesStyles.days}>
      <Disclosure title={words.tiles.aqiDays} variant="quiet">
        <p>{known.join(' · ')}</p>
      </Disclosure>
    </li>
  );
}

type UvHour = EndpointReply<typeof weatherUv>['hours'][number];

const HEIGHT = 32;
const FULL_INDEX = 12;
const LEVELS = ['low', 'moderate', 'high', 'veryHigh', 'extreme'] as const;

const hasSun = ({ uvIndex }: UvHour): boolean => uvIndex !== null && uvIndex >= 0.5;

/** Hours with sun, and the index of the current hour. Null where none is known. */
function findDay(hours: readonly UvHour[], nowAt: string): { lit: readonly UvHour[]; mark: number } | null {
  const first = hours.findIndex(hasSun);
  if (first === -1) return null;
  const lit = hours.slice(first, hours.findLastIndex(hasSun) + 1);
  return { lit, mark: lit.findIndex(({ at }) => at.slice(0, 13) === nowAt.slice(0, 13)) };
}

/** Hourly UV index of today: height is the index, colour the level, a mark for now. Decorative next to the text. */
export function UvBars({ hours, nowAt }: { readonly hours: readonly UvHour[]; readonly nowAt: string }) {
  const day = findDay(hours, nowAt);
  if (day === null) return null;
  const paths: Record<string, string> = {};
  day.lit.forEach(({ uvIndex, level }, index) => {
    if (uvIndex === null || level === null) return;
    const height = Math.max(2, Math.round((Math.min(uvIndex, FULL_INDEX) / FULL_INDEX) * HEIGHT));
    paths[level] = `${paths[level] ?? ''}M${index * 12} ${HEIGHT - height}h10v${height}h-10z`;
  });
  return (
    <svg
      className={uvBarsStyles.bars}
      viewBox={`0 0 ${day.lit.length * 12 - 2} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEVELS.map((level) =>
        paths[level] === undefined ? null : <path key={level} className={uvBarsStyles[level]} d={paths[level]} />,
      )}
      {day.mark === -1 ? null : <path className={uvBarsStyles.mark} d={`M${day.mark * 12} ${HEIGHT + 2}h10v2h-10z`} />}
    </svg>
  );
}

export type UvReply = EndpointReply<typeof weatherUv>;

/** Today's peak; says so where the index is estimated. */
function describeUv({ peak, basis, hours }: UvReply, { words, style }: PageView): string | null {
  const { tiles } = words;
  const isEstimated = basis === 'estimate' || hours.find(({ at }) => at === peak.at)?.basis === 'estimate';
  const parts = [
    peak.uvIndex === null ? null : tiles.uvPeak(formatNumber(peak.uvIndex, style), formatClock(peak.at)),
    isEstimated ? tiles.estimated : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

function UvTile({ uv, view }: { readonly uv: UvReply | null; readonly view: PageView }) {
  const { words, style } = view;
  const index = uv?.uvIndex ?? null;
  const level = uv?.level ?? null;
  return (
    <Tile
      label={words.tiles.uv}
      icon="sun"
      value={formatNumber(index, style)}
      word={level === null ? words.noData : UV_LEVELS[level].name[style.language]}
      scale={uv === null ? null : <UvBars hours={uv.hours} nowAt={view.nowAt} />}
      remark={uv === null ? null : describeUv(uv, view)}
    />
  );
}

/** Advice on strong sun and bad air; empty where neither needs any. */
function listAdvice(uv: UvReply | null, aqi: AqiReply | null, { words }: PageView): readonly string[] {
  const { advice } = words.place;
  const { level = null } = uv ?? {};
  const category = aqi === null || aqi.aqi === null ? null : aqi.category;
  return [level === null ? null : advice.uv[level], category === null ? null : advice.aqi[category]].filter(
    (text) => text !== null,
  );
}

interface DetailTilesProps {
  readonly now: { readonly now: Hour; readonly issued: Issued } | null;
  /** Hours from now on. */
  readonly coming: readonly Hour[];
  readonly uv: UvReply | null;
  readonly aqi: AqiReply | null;
  readonly sky: SkyOfToday;
  readonly view: PageView;
}

/**
 * The current hour and day: wind, humidity, UV and air as tiles with a scale, the others in a line each, advice below.
 * If the current hour is missing, the others stay.
 */
export function DetailTiles({ now, coming, uv, aqi, sky, view }: DetailTilesProps) {
  const [first, ...others] = [now, uv, aqi].flatMap((reply) => (reply === null ? [] : [reply.issued]));
  const hour = now?.now;
  const advice = listAdvice(uv, aqi, view).join(' ');
  return (
    <section aria-labelledby="details">
      <div className={`${block.head} ${detailTilesStyles.head}`}>
        <h2 id="details" className={block.title}>
          {view.words.tiles.title}
        </h2>
        {first === undefined ? null : (
          <span className={block.aside}>
            <FreshnessLine issued={joinIssued(first, others)} view={view} />
          </span>
        )}
      </div>
      <ul className={detailTilesStyles.tiles}>
        {hour === undefined ? null : <WindTile hour={hour} view={view} />}
        {hour === undefined ? null : <HumidityTile hour={hour} view={view} />}
        <UvTile uv={uv} view={view} />
        <AqiTile aqi={aqi} view={view} />
      </ul>
      <ul className={detailTilesStyles.lines}>
        {hour === undefined ? null : (
          <li className={detailTilesStyles.fold}>
            <Disclosure title={view.words.tiles.more} variant="quiet">
              <ul>
                <HourLines hour={hour} coming={coming} view={view} />
              </ul>
            </Disclosure>
          </li>
        )}
        <SunMoonLine sky={sky} view={view} />
        {aqi === null ? null : <AqiDays days={aqi.days} view={view} />}
      </ul>
      {advice === '' ? null : <p className={detailTilesStyles.note}>{view.words.place.advice.ours(advice)}</p>}
    </section>
  );
}
