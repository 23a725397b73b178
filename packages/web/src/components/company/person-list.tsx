import type { Person } from '@portal/content/company/company';
import type { Language } from '@portal/domain/language/language';
import styles from './company.module.css';
import { OperatorText } from './operator-text.tsx';

interface PersonListProps {
  readonly people: readonly Person[];
  readonly language: Language;
}

/** Cards of people, those with a portrait with it. */
export function PersonList({ people, language }: PersonListProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, focus, portrait, text }) => (
        <li key={name}>
          <div className={styles.person}>
            {portrait !== null && (
              <img
                src={portrait.small}
                srcSet={`${portrait.small} 1x, ${portrait.large} 2x`}
                alt={name}
                width={88}
                height={88}
                loading="lazy"
              />
            )}
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role[language]}</p>
              {focus !== null && <p className={styles.quiet}>{focus[language]}</p>}
            </div>
          </div>
          <OperatorText html={text[language]} />
        </li>
      ))}
    </ul>
  );
}
