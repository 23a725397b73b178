import { homeMessages } from '@portal/content/messages/home-messages';
import { toPath } from '@portal/routes/to-path';
import { DaySkyIcon, isRainLikely } from '#components/weather/day-facts.tsx';
import { formatTemperature } from '#components/weather/format-values.ts';
import { CreditLines, FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { describeCountry, formatRainChance } from './describe-country.ts';
import type { ProvinceWeather } from './load-home.ts';
import styles from './province-board.module.css';

const REGIONS = ['north', 'central', 'south'] as const;

interface ProvinceRowProps {
  readonly province: ProvinceWeather;
  readonly view: PageView;
}

function ProvinceRow({ province: { slug, name, today }, view }: ProvinceRowProps) {
  const { style } = view;
  const words = homeMessages[style.language];
  return (
    <li>
      <a href={toPath('weather:now', style.language, { location: slug })}>
        <span>
          {name}
          <small className={today !== null && isRainLikely(today) ? styles.likely : undefined}>
            {(today === null ? null : formatRainChance(today, style.language)) ?? words.noData}
          </small>
        </span>
        {today === null ? <SkyIcon code={null} isDay size={34} /> : <DaySkyIcon day={today} size={34} view={view} />}
        <span className={styles.low}>{formatTemperature(today?.temperatureMin ?? null, style)}</span>
        <b>{formatTemperature(today?.temperatureMax ?? null, style)}</b>
      </a>
    </li>
  );
}

interface ProvinceBoardProps {
  readonly provinces: readonly ProvinceWeather[];
  readonly view: PageView;
}

/** The provinces by region, each a link with the sky, the lowest and highest temperature and the chance of rain of today. */
export function ProvinceBoard({ provinces, view }: ProvinceBoardProps) {
  const { style } = view;
  const words = homeMessages[style.language];
  const issued = provinces.find((province) => province.issued !== null)?.issued ?? null;
  const summary = describeCountry(provinces, style);
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
          <div key={region}>
            <h3>{words.regions[region]}</h3>
            <ul>
              {provinces
                .filter((province) => province.region === region)
                .map((province) => (
                  <ProvinceRow key={province.slug} province={province} view={view} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <CreditLines
        sections={provinces.flatMap((province) =>
          province.issued === null ? [] : [{ ok: true as const, reply: { issued: province.issued } }],
        )}
        view={view}
      />
      {issued?.demo === true && <p className={styles.note}>{words.demoNote}</p>}
    </section>
  );
}
