import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import type { CallApi } from '@portal/contract/call-api';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type FarmReply, toFarmText } from '#components/agriculture/farm-view.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { describeNextRain } from './describe-next-rain.ts';
import type { HeroWeather } from './load-hero.ts';
import styles from './work-lines.module.css';

/** What a visitor who never said grows. */
const USUAL_CROP = 'rice';

/** What is said of field work at a place first: a quoted warning or the advice; null where nothing is known. */
export async function loadFarmAdvice(
  slug: string,
  { language, settings, now }: PageRequest,
  call: CallApi,
): Promise<string | null> {
  const query = { location: slug, lang: language, crop: settings.crop ?? USUAL_CROP };
  const reply: FarmReply | null = findReply(toSection(await call(weatherAgriculture, { query }), formatMoment(now)));
  if (reply === null || reply.text === null) return null;
  return reply.alert ?? toFarmText(reply.text, { language, ...settings });
}

/** What is said of the rain to come at the reader’s place; null where nothing is known. */
function describeRain(hero: HeroWeather | null, { style }: PageView): string | null {
  if (hero === null) return null;
  const next = describeNextRain(hero.weather?.hours ?? [], hero.warnings, style);
  return next === null ? null : `${hero.located.place.displayName.main}: ${next}`;
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
          <small>{text}</small>
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

interface WorkLinesProps {
  readonly hero: HeroWeather | null;
  readonly advice: string | null;
  readonly view: PageView;
}

/** Entries by occupation, each with what it says of the reader’s place at this hour where it is known. */
export function WorkLines({ hero, advice, view }: WorkLinesProps) {
  const { language } = view.style;
  const { work, developers } = homeMessages[language];
  const location = hero?.slug ?? GREAT_CITIES.hanoi.slug;
  const place = hero?.located.place.displayName.main;
  const farm = advice === null || place === undefined ? work.farm.text : `${place}: ${advice}`;
  return (
    <section aria-labelledby="work" className={styles.work}>
      <div className={styles.head}>
        <h2 id="work">{work.title}</h2>
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
          text={work.hydropower.text}
          href={toLanguagePath('solution:solutions-for-hydropower', language)}
        />
        <Line
          icon="wind"
          name={work.business.name}
          text={work.business.text}
          href={toLanguagePath('industries', language)}
        />
      </ul>
    </section>
  );
}
