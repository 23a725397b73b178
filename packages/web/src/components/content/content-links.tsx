import type { ContentLink } from '@portal/content/blocks/content-block';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Icon } from '#components/ui/icon.tsx';
import styles from './content.module.css';

/** Address of a link in a language, with its place and anchor. */
export function toContentHref({ route, location, days, hash }: ContentLink, language: Language): string {
  const parameters = { ...(location === undefined ? {} : { location }), ...(days === undefined ? {} : { days }) };
  const path = toLanguagePath(route, language, parameters);
  return hash === undefined ? path : `${path}#${hash}`;
}

interface ContentLinksProps {
  readonly links: readonly ContentLink[] | undefined;
  readonly language: Language;
}

/** Ways on below a text. */
export function ContentLinks({ links, language }: ContentLinksProps) {
  if (links === undefined) return null;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <a className="more" href={toContentHref(link, language)}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
