import { homeMessages } from '@portal/content/messages/home-messages';
import { toPath } from '@portal/routes/to-path';
import { DaySkyIcon, isRainLikely } from '#components/weather/day-facts.tsx';
import { formatTemperature } from '#components/weather/format-values.ts';
import { CreditLines, FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { findRainPart } from '#components/weather/rain-level.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { Chance } from '#components/weather/worth/chance.tsx';
import { describeCountry } from './describe-country.ts';
import type { ProvinceWeather } from './load-home.ts';
import styles from './province-board.module.css';

const REGIONS = ['north', 'central', 'south'] as const;

interface ProvinceRowProps {
  readonly province: ProvinceWeather;
  readonly view: PageView;
}

function ProvinceRow({ province: { slug, name, today, isWarned }, view }: ProvinceRowProps) {
  const { style } = view;
  const words = homeMessages[style.language];
  const { worthFrom: _, ...unmarked } = view;
  const part = today === null ? null : findRainPart(today);
  return (
    <li>
      <a href={toPath('weather:now', style.language, { location: slug })}>
        <span className={styles.name}>{name}</span>
        <small className={today !== null && isRainLikely(today) ? styles.likely : undefined}>
          {today === null || today.rainProbability === null ? (
            words.noData
          ) : (
            <>
              <span className="visually-hidden">{words.rain} </span>
              {part === null ? null : `${view.words.days.rainTimes[part]} `}
              <Chance percent={today.rainProbability} view={isWarned ? unmarked : view} />
            </>
          )}
        </small>
        {today === null ? <SkyIcon code={null} isDay size={28} /> : <DaySkyIcon day={today} size={28} view={view} />}
        <b>{formatTemperature(today?.temperatureMax ?? null, style)}</b>
      </a>
    </li>
  );
}

/** `15 nơi · 19–38°`: number of places in a region, and the range of its day. */
function describeRegion(provinces: readonly ProvinceWeather[], { style }: PageView): string {
  const days = provinces.flatMap(({ today }) => (today === null ? [] : [today]));
  const lows = days.flatMap(({ temperatureMin }) => (temperatureMin === null ? [] : [temperatureMin]));
  const highs = days.flatMap(({ temperatureMax }) => (temperatureMax === null ? [] : [temperatureMax]));
  const low = formatTemperature(lows.length === 0 ? null : Math.min(...lows), style);
  const high = formatTemperature(highs.length === 0 ? null : Math.max(...highs), style);
  return homeMessages[style.language].places(provinces.length, low.replace('°', ''), high);
}

interface RegionProps {
  readonly name: string;
  readonly provinces: readonly ProvinceWeather[];
  readonly isOpen: boolean;
  readonly view: PageView;
}

/** A region: a column on wide screens, a disclosure on phones. */
function Region({ name, provinces, isOpen, view }: RegionProps) {
  return (
    <details className={styles.region} open={isOpen}>
      <summary>
        <h3>{name}</h3>
        <small>{describeRegion(provinces, view)}</small>
      </summary>
      <ul>
        {provinces.map((province) => (
          <ProvinceRow key={province.slug} province={province} view={view} />
        ))}
      </ul>
    </details>
  );
}

interface ProvinceBoardProps {
  readonly provinces: readonly ProvinceWeather[];
  /** Province of the reader's place, whose region starts open on a phone; null: the first. */
  readonly own: string | null;
  readonly view: PageView;
}

/** Country summary, then provinces by region as links with sky, chance of rain and today's high. */
export function ProvinceBoard({ provinces, own, view }: ProvinceBoardProps) {
  const { style } = view;
  const words = homeMessages[style.language];
  const issued = provinces.find((province) => province.issued !== null)?.issued ?? null;
  const summary = describeCountry(provinces, style);
  const ownRegion = provinces.find(({ slug }) => slug === own)?.region ?? REGIONS[0];
  return (
    <section className={`card ${styles.board}`} aria-labelledby="provinces">
      <div className={styles.head}>
        <h2 id="provinces">{words.provinces}</h2>
        {issued === null ? null : (
          <p>
            <FreshnessLine issued={issued} view={view} />
          </p>
        )}
      </div>
      {summary !== null && <p className={styles.told}>{summary}</p>}
      <div className={styles.regions}>
        {REGIONS.map((region) => (
          <Region
            key={region}
            name={words.regions[region]}
            provinces={provinces.filter((province) => province.region === region)}
            isOpen={region === ownRegion}
            view={view}
          />
        ))}
      </div>
      <p className={styles.note}>{words.key}</p>
      <CreditLines
        sections={provinces.flatMap((province) =>
          province.issued === null ? [] : [{ ok: true as const, reply: { issued: province.issued } }],
        )}
        view={view}
      />
    </section>
  );
}
