import { homeMessages } from '@portal/content/messages/home-messages';
import { CreditLines } from '#components/weather/credit-lines.tsx';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { toPath } from '#routes/to-path.ts';
import type { ProvinceWeather } from './load-province-weather.ts';
import styles from './province-board.module.css';
import { tellCountry } from './tell-country.ts';
import { tellRainChance } from './tell-rain-chance.ts';

const REGIONS = ['north', 'central', 'south'] as const;
const LIKELY_PERCENT = 50;

interface ProvinceRowProps {
  readonly province: ProvinceWeather;
  readonly style: ValueStyle;
}

function ProvinceRow({ province: { slug, name, today }, style }: ProvinceRowProps) {
  const words = homeMessages[style.language];
  const chance = today?.rainProbability ?? null;
  return (
    <li>
      <a href={toPath('weather:now', style.language, { location: slug })}>
        <span>
          {name}
          <small className={chance !== null && chance >= LIKELY_PERCENT ? styles.likely : undefined}>
            {(today === null ? null : tellRainChance(today, style.language)) ?? words.noData}
          </small>
        </span>
        <SkyIcon
          code={today?.code ?? null}
          skyCode={today?.skyCode ?? null}
          badge={today?.badge ?? null}
          isDay
          size={34}
          speakIn={style.language}
        />
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
  const told = tellCountry(provinces, style);
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
      {told !== null && <p className={styles.told}>{told}</p>}
      <div className={styles.regions}>
        {REGIONS.map((region) => (
          <div key={region}>
            <h3>{words.regions[region]}</h3>
            <ul>
              {provinces
                .filter((province) => province.region === region)
                .map((province) => (
                  <ProvinceRow key={province.slug} province={province} style={style} />
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
