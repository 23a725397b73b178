import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { type CatalogueEntry, ERROR_CATALOGUE } from '@portal/contract/error-catalogue.table';
import type { Language } from '@portal/domain/language/language';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { DAY_SKY_NAMES } from '@portal/domain/weather/sky-state-names.table';
import { DataTable } from '#components/ui/data-table.tsx';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './api-docs-page.module.css';

type Tag = keyof (typeof apiDocsMessages)['vi']['tags'];

/** Calls of one tag, in list order. */
interface CallGroup {
  readonly tag: Tag;
  readonly endpoints: readonly Endpoint[];
}

export const CALL_GROUPS: readonly CallGroup[] = [...Map.groupBy(ENDPOINTS, ({ tag }) => tag as Tag)].map(
  ([tag, endpoints]) => ({ tag, endpoints }),
);

export const toGroupId = (tag: string): string => `calls-${tag}`;

/** Sticky contents: a bar above a narrow page, a column next to a wide one. */
export function Contents({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  const parts = [
    ['start', words.start.short],
    ['rules', words.rulesTitle],
    ...CALL_GROUPS.map(({ tag }) => [toGroupId(tag), words.tags[tag]]),
    ['trial', words.trial.title],
    ['fields', words.fieldsTitle],
    ['states', words.statesTitle],
    ['errors', words.errorsTitle],
  ] as const;
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ERRORS: readonly (readonly [code: string, entry: CatalogueEntry])[] = Object.entries(ERROR_CATALOGUE);

const STATES = Object.keys(DAY_SKY_NAMES).map((code) => Number(code) as SkyCode);

interface StateCellProps {
  readonly code: SkyCode;
  readonly isDay: boolean;
  readonly language: Language;
}

const OTHER_LANGUAGE = { vi: 'en', en: 'vi' } as const;

/** A sky state as drawn and named, in the page's language and the other one. */
function StateCell({ code, isDay, language }: StateCellProps) {
  const other = OTHER_LANGUAGE[language];
  return (
    <span className={styles.state}>
      <SkyIcon code={code} isDay={isDay} size={34} />
      <span>
        <span>{nameSkyState(code, isDay, language)}</span>
        <small lang={other}>{nameSkyState(code, isDay, other)}</small>
      </span>
    </span>
  );
}

/** Sky codes with icon and names by day and night. */
export function StateTable({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  return (
    <DataTable
      className={`${styles.table} ${styles.states}`}
      columns={['code', words.byDay, words.byNight]}
      rows={STATES.map((code) => [
        <code key="code">{code}</code>,
        <StateCell key="day" code={code} isDay language={language} />,
        <StateCell key="night" code={code} isDay={false} language={language} />,
      ])}
    />
  );
}

/** Error codes with status and meaning, from the server's own catalogue. */
export function ErrorTable({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  return (
    <DataTable
      className={`${styles.table} ${styles.reference}`}
      columns={['errorCode', words.status, words.meaning]}
      rows={ERRORS.map(([code, { status, title }]) => ({
        id: code,
        cells: [<code key="code">{code}</code>, status, title[language]],
      }))}
    />
  );
}
