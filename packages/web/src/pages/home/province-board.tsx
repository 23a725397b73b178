import { homeMessages } from '@portal/content/messages/home-messages';
import { formatClock, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { toPath } from '#routes/to-path.ts';
import type { ProvinceWeather } from './load-province-weather.ts';
import styles from './province-board.module.css';

const REGIONS = ['north', 'central', 'south'] as const;
const LIKELY_PERCENT = 50;

interface ProvinceRowProps {
  readonly province: ProvinceWeather;
  readonly style: ValueStyle;
}

function ProvinceRow({ province, style }: ProvinceRowProps) {
  const { slug, name, now } = province;
  const words = homeMessages[style.language];
  const chance = now?.rainProbability ?? null;
  const rain = chance === null ? '' : words.rainChance(Math.round(chance));
  return (
    <li>
      <a href={toPath('weather:now', style.language, { location: slug })}>
        <span>
          {name}
          <small className={chance !== null && chance >= LIKELY_PERCENT ? styles.likely : undefined}>
            {now === null ? words.noData : rain}
          </small>
        </span>
        <SkyIcon
          code={now?.code ?? null}
          isDay={now?.isDay ?? true}
          thunder={now?.thunder ?? null}
          size={34}
          speakIn={style.language}
        />
        <b>{formatTemperature(now?.temperature ?? null, style)}</b>
      </a>
    </li>
  );
}

interface ProvinceBoardProps {
  readonly provinces: readonly ProvinceWeather[];
  readonly style: ValueStyle;
}

/** The provinces by region, each a link with its sky, temperature and chance of rain of this hour. */
export function ProvinceBoard({ provinces, style }: ProvinceBoardProps) {
  const words = homeMessages[style.language];
  const issued = provinces.find((province) => province.issued !== null)?.issued ?? null;
  const demo = provinces.some((province) => province.issued?.demo === true);
  return (
    <section className={`card ${styles.board}`} aria-labelledby="provinces">
      <div className={styles.head}>
        <h2 id="provinces">{words.provinces}</h2>
        {demo && <span className="demo">{words.demo}</span>}
        {issued?.updatedAt != null && <p>{words.updated(formatClock(issued.updatedAt))}</p>}
      </div>
      <div className={styles.regions}>
        {REGIONS.map((region) => (
          <div key={region} className={region === 'north' ? styles.north : undefined}>
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
      {demo && <p className={styles.note}>{words.demoNote}</p>}
    </section>
  );
}
