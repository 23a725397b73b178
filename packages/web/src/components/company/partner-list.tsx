import type { Partner } from '@portal/content/company/company';
import type { Language } from '@portal/domain/language/language';
import styles from './company.module.css';
import { OperatorText } from './operator-text.tsx';

interface PartnerListProps {
  readonly partners: readonly Partner[];
  readonly language: Language;
}

/** Cards of partners, with what is done together. */
export function PartnerList({ partners, language }: PartnerListProps) {
  return (
    <ul className={styles.partners}>
      {partners.map(({ name, url, logo, text }) => (
        <li key={name}>
          {/* The name stands below in words. */}
          {logo !== null && (
            <img
              src={logo.small}
              srcSet={`${logo.small} 1x, ${logo.large} 2x`}
              alt=""
              width={160}
              height={64}
              loading="lazy"
            />
          )}
          <h3>
            {url === null ? (
              name
            ) : (
              <a href={url} rel="noopener">
                {name}
              </a>
            )}
          </h3>
          <OperatorText html={text[language]} />
        </li>
      ))}
    </ul>
  );
}
