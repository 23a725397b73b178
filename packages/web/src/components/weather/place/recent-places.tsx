import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { Language } from '@portal/domain/language/language';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import markStyles from '#components/weather/freshness-line.module.css';
import styles from './place-line.module.css';

function EmptyList({ language }: { readonly language: Language }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{ownPlacesMessages[language].recent}</h2>
        <span data-slot="demo" className={markStyles.demo} hidden />
      </div>
      <ul />
      <template>
        <li>
          <a href="/" className={styles.line}>
            <span>
              <b data-slot="name" />
              <small data-slot="rain" />
            </span>
            <svg data-slot="sky" width={30} height={30} aria-hidden="true">
              <use />
              <use />
              <use />
            </svg>
            <span className="visually-hidden" data-slot="state" />
            <b data-slot="temperature" />
          </a>
        </li>
      </template>
    </>
  );
}

const writeEmptyList = createCachedMarkup(EmptyList, ({ language }) => language);

interface RecentPlacesProps {
  readonly language: Language;
  readonly className?: string | undefined;
}

/** Placeholder for visited places: the browser fills it from storage and only then shows it. */
export function RecentPlaces({ language, className }: RecentPlacesProps) {
  return (
    <div
      id="recent-places"
      className={className}
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
      dangerouslySetInnerHTML={{ __html: writeEmptyList({ language }) }}
    />
  );
}
