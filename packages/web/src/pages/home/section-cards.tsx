import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import { toLanguagePath } from '#routes/counterpart.ts';
import styles from './section-cards.module.css';

/** Ways into the portal besides a place's name. */
export function SectionCards({ language }: { readonly language: Language }) {
  const words = homeMessages[language];
  const location = GREAT_CITIES.hanoi.slug;
  const openPlace = words.cardPlace(GREAT_CITIES.hanoi.name[language]);
  const cards = [
    { ...words.cards.hourly, href: toLanguagePath('weather:hourly', language, { location }), open: openPlace },
    {
      ...words.cards.days,
      href: toLanguagePath('weather:next-days', language, { location, days: '15' }),
      open: openPlace,
    },
    { ...words.cards.outlook, href: toLanguagePath('weather:90-days', language, { location }), open: openPlace },
    { ...words.cards.api, href: toLanguagePath('api-docs', language), open: words.cardApi },
  ];
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className={styles.heading}>
        {words.sections}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ title, text, href, open }) => (
          <li key={href} className="card">
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="more" href={href}>
              {open}
              <span className="visually-hidden">{`: ${title}`}</span>
              <Icon name="arrow-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
