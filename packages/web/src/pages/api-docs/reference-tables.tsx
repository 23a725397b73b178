import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { type CatalogueEntry, ERROR_CATALOGUE } from '@portal/contract/error-catalogue.table';
import type { Language } from '@portal/domain/language/language';
import styles from './api-docs-page.module.css';
import { FIELD_UNITS } from './field-units.table.ts';

const FIELDS = Object.entries(FIELD_UNITS) as [keyof typeof FIELD_UNITS, string | null][];
const ERRORS: readonly (readonly [code: string, entry: CatalogueEntry])[] = Object.entries(ERROR_CATALOGUE);

/** Names of values with unit and meaning. */
export function FieldTable({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  return (
    <table className={`${styles.table} ${styles.reference}`}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map(([name, unit]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{unit === 'degrees' ? words.degrees : unit}</td>
            <td>{words.fields[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Error codes with their status and meaning, from the catalogue that the server answers with. */
export function ErrorTable({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  return (
    <table className={`${styles.table} ${styles.reference}`}>
      <thead>
        <tr>
          <th scope="col">errorCode</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {ERRORS.map(([code, { status, title }]) => (
          <tr key={code} id={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{status}</td>
            <td>{title[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
