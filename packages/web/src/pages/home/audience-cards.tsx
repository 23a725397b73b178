import type { Landscape } from '@portal/content/find-landscape';
import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import { Drawing, LAND_DRAWINGS } from '#components/weather/drawing.tsx';
import styles from './audience-cards.module.css';

const AUDIENCES = [
  { name: 'everyone', land: 'city', route: 'happy-rain' },
  { name: 'farmers', land: 'terraces', route: 'agri:now' },
  { name: 'hydropower', land: 'mountain', route: 'solution:solutions-for-hydropower' },
  { name: 'business', land: 'coast', route: 'industries' },
] as const;

/** A quiet sky over one of the country's landscapes. */
function Scene({ land }: { readonly land: Landscape }) {
  return (
    <div className={styles.scene} data-sky="clear-day" aria-hidden="true">
      <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--sky-2)" d="M0 35C360 25 760 45 1440 33V100H0z" />
        <path fill="var(--sky-3)" d="M0 60C420 68 900 52 1440 62V100H0z" />
      </svg>
      <Drawing drawings={[LAND_DRAWINGS[land].phone]} className={styles.land} />
    </div>
  );
}

/** Entries by occupation, below the weather. */
export function AudienceCards({ language }: { readonly language: Language }) {
  const words = homeMessages[language];
  const location = GREAT_CITIES.hanoi.slug;
  return (
    <section aria-labelledby="audiences">
      <div className={styles.head}>
        <h2 id="audiences">{words.audiences}</h2>
        <a className="more" href={toLanguagePath('api-docs', language)}>
          {words.developers}
        </a>
      </div>
      <ul className={styles.cards}>
        {AUDIENCES.map(({ name, land, route }) => (
          <li key={name}>
            <Scene land={land} />
            <div>
              <h3>{words.audience[name].title}</h3>
              <p>{words.audience[name].text}</p>
              <a className="more" href={toLanguagePath(route, language, { location })}>
                {words.audience[name].link}
                <Icon name="arrow-right" size={18} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
