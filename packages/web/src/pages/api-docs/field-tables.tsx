import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { FIELD_MEANINGS } from '@portal/content/messages/api-field-messages';
import { type FieldUnit, listReplyFields, type ReplyField } from '@portal/contract/list-reply-fields';
import type { Language } from '@portal/domain/language/language';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import styles from './api-docs-page.module.css';
import { CALL_GROUPS } from './reference-tables.tsx';

const FIELDS = Map.groupBy(listReplyFields(), ({ tag }) => tag);

const PLACE_OF_LANGUAGE = { vi: 0, en: 1 } as const;

interface FieldLineProps {
  readonly field: ReplyField;
  readonly language: Language;
}

function FieldLine({ field: { name, units, nullable }, language }: FieldLineProps) {
  const words = apiDocsMessages[language];
  const toUnit = (unit: FieldUnit): string => (unit === 'degrees' ? words.degrees : unit);
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        <small>{FIELD_MEANINGS[name]?.[PLACE_OF_LANGUAGE[language]]}</small>
      </th>
      <td>{units.map(toUnit).join(', ')}</td>
      <td>{words.nullable[nullable]}</td>
    </tr>
  );
}

interface FieldTableProps {
  readonly fields: readonly ReplyField[];
  readonly title: string;
  readonly language: Language;
}

function FieldTable({ fields, title, language }: FieldTableProps) {
  const words = apiDocsMessages[language];
  return (
    <ScrollRegion label={title}>
      <table className={`${styles.table} ${styles.fields}`}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.mayBeNull}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldLine key={field.name} field={field} language={language} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Every field of the replies with unit, null and meaning, by the subject whose calls have it first; the first subject is open. */
export function FieldTables({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  return CALL_GROUPS.map(({ tag }, index) => {
    const fields = FIELDS.get(tag) ?? [];
    if (fields.length === 0) return null;
    const title = `${words.tags[tag]} (${fields.length})`;
    return (
      <details key={tag} open={index === 0}>
        <summary>{title}</summary>
        <FieldTable fields={fields} title={title} language={language} />
      </details>
    );
  });
}
