import { warningMessages } from '@portal/content/messages/warning-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { StormView } from '#components/storms/storm-words.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import styles from './storms.module.css';

/** Where the official bulletins are. */
export const OFFICIAL_SITE = 'https://nchmf.gov.vn/';
/** Its name in texts. */
export const OFFICIAL_NAME = 'nchmf.gov.vn';

/** Whether a warning is a bulletin on a storm or depression. */
export function isOfStorm({ kind }: Pick<OfficialWarning, 'kind'>): boolean {
  return kind === 'storm' || kind === 'tropicalDepression';
}

/** Bulletins in force on storms and depressions; null if loading failed. */
export async function loadStormWarnings(language: Language, call: CallApi): Promise<readonly OfficialWarning[] | null> {
  const result = await call(warningsList, { query: { lang: language } });
  if (!result.ok) return null;
  return result.reply.items.filter(isOfStorm);
}

const OfficialLink = () => (
  <a href={OFFICIAL_SITE} rel="external">
    {OFFICIAL_NAME}
  </a>
);

interface OfficialPartProps {
  readonly warnings: readonly OfficialWarning[] | null;
  readonly view: StormView;
}

/** The official word comes first: bulletins in force, quoted, or where to find them. */
export function OfficialPart({ warnings, view: { words, style, nowAt } }: OfficialPartProps) {
  const { official } = words;
  return (
    <section className={styles.official} aria-labelledby="official" data-renewed="cards">
      <h2 id="official" className={warnings?.length ? 'visually-hidden' : undefined}>
        {official.title}
      </h2>
      {warnings === null || warnings.length === 0 ? (
        <p>
          {warnings === null ? official.failed : official.none} <OfficialLink />.
        </p>
      ) : (
        warnings.map((warning) => (
          <WarningLead key={warning.id} warning={warning} language={style.language} nowAt={nowAt} />
        ))
      )}
      <p className={styles.links}>
        <a href={toLanguagePath('warnings', style.language)}>{official.warnings}</a>
        <a href={toLanguagePath('news:hurricane-news', style.language)}>{official.news}</a>
      </p>
    </section>
  );
}

/** What everything below the official bulletin is: for reference. */
export function ReferenceNotice({ view }: { readonly view: StormView }) {
  return (
    <p className={styles.reference}>
      {view.words.reference} <OfficialLink />
    </p>
  );
}

const CALLS: ReadonlySet<string> = new Set(['112', '114', '115']);

/** Numbers for an emergency. */
export function EmergencyCalls({ view: { words, style } }: { readonly view: StormView }) {
  const { calls } = warningMessages[style.language].page;
  return (
    <section className="card" aria-labelledby="calls">
      <h2 id="calls">{words.calls}</h2>
      <ul className={styles.calls}>
        {calls
          .filter(({ number }) => CALLS.has(number))
          .map(({ number, name }) => (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a> {name}
            </li>
          ))}
      </ul>
    </section>
  );
}
