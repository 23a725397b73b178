import type { Job, Partner, Person, PressItem } from '@portal/content/company/company';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Language } from '@portal/domain/language/language';
import { writeLongDate } from '#components/ui/format-text.ts';
import styles from './company.module.css';

/** HTML from the operator's files, sanitised on reading. */
function OperatorText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the file is read (apps/portal, features/company)
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly language: Language;
}

/** Open positions, each with its own anchor. */
export function JobList({ jobs, language }: JobListProps) {
  const words = textPagesMessages[language].job;
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ id, title, place, pay, closes, answered, text }) => (
        <li key={id} id={id}>
          <h3>{title[language]}</h3>
          <dl>
            <dt>{words.place}</dt>
            <dd>{place[language]}</dd>
            <dt>{words.pay}</dt>
            <dd>{pay[language]}</dd>
            <dt>{words.closes}</dt>
            <dd>{writeLongDate(closes, language)}</dd>
            <dt>{words.answered}</dt>
            <dd>{writeLongDate(answered, language)}</dd>
          </dl>
          <OperatorText html={text[language]} />
        </li>
      ))}
    </ul>
  );
}

interface PartnerListProps {
  readonly partners: readonly Partner[];
  readonly language: Language;
}

export function PartnerList({ partners, language }: PartnerListProps) {
  return (
    <ul className={styles.partners}>
      {partners.map(({ name, url, logo, text }) => (
        <li key={name}>
          {/* Decorative: the name follows as text. */}
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

interface PersonListProps {
  readonly people: readonly Person[];
  readonly language: Language;
}

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

interface PressListProps {
  readonly press: readonly PressItem[];
  readonly language: Language;
}

/** Press coverage, newest first; titles keep the language of the newspaper. */
export function PressList({ press, language }: PressListProps) {
  return (
    <ul className={styles.press}>
      {press.map(({ title, language: written, outlet, url, date, text }) => (
        <li key={url}>
          <h3>
            <a href={url} rel="noopener" lang={written === language ? undefined : written}>
              {title}
            </a>
          </h3>
          <p className={styles.quiet}>{`${outlet} · ${writeLongDate(date, language)}`}</p>
          {text !== null && <OperatorText html={text[language]} />}
        </li>
      ))}
    </ul>
  );
}
