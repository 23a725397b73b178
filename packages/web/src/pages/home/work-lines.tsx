import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { describeNextRain } from './describe-next-rain.ts';
import type { HeroWeather } from './load-hero.ts';
import type { WorkNow } from './load-work.ts';
import styles from './work-lines.module.css';

/** Coming rain at the reader's place; null where unknown. */
function describeRain(hero: HeroWeather | null, { style }: PageView): string | null {
  if (hero === null) return null;
  const next = describeNextRain(hero.weather?.hours ?? [], hero.warnings, style);
  return next === null ? null : `${hero.located.place.displayName.main}: ${next.text}`;
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly href: string;
}

function Line({ icon, name, text, href }: LineProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <b>{name}</b>
          <small>{preventUnitBreaks(text)}</small>
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

interface WorkLinesProps {
  readonly hero: HeroWeather | null;
  readonly work: WorkNow;
  readonly view: PageView;
}

/** Entries by occupation with current advice where known. */
export function WorkLines({ hero, work: { advice, basin, wind, issued }, view }: WorkLinesProps) {
  const { language } = view.style;
  const { work, developers } = homeMessages[language];
  const location = hero?.slug ?? GREAT_CITIES.hanoi.slug;
  const place = hero?.located.place.displayName.main;
  const farm = advice === null || place === undefined ? work.farm.text : `${place}: ${advice}`;
  return (
    <section aria-labelledby="work" className={styles.work}>
      <div className={styles.head}>
        <h2 id="work">{work.title}</h2>
        {issued === null ? null : <DemoMark issued={issued} view={view} />}
        <a className="more" href={toLanguagePath('api-docs', language)}>
          {developers}
        </a>
      </div>
      <ul className="card">
        <Line icon="leaf" name={work.farm.name} text={farm} href={toLanguagePath('agri:now', language, { location })} />
        <Line
          icon="cloud"
          name={work.rain.name}
          text={describeRain(hero, view) ?? work.rain.text}
          href={toLanguagePath('happy-rain', language)}
        />
        <Line
          icon="droplets"
          name={work.hydropower.name}
          text={basin ?? work.hydropower.text}
          href={toLanguagePath('solution:solutions-for-hydropower', language)}
        />
        <Line
          icon="wind"
          name={work.wind.name}
          text={wind ?? work.wind.text}
          href={toLanguagePath('industry:dien-gio', language)}
        />
      </ul>
    </section>
  );
}
