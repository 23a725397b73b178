import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { FIELD_MEANINGS } from '@portal/content/messages/api-field-messages';
import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import { FIELD_ORIGIN_WORDS, NULL_WORDS } from '@portal/content/messages/field-source-messages';
import { routeText } from '@portal/content/messages/route-text';
import { listSchemaFields, type SchemaField, type SchemaFields } from '@portal/contract/list-schema-fields';
import type { Language } from '@portal/domain/language/language';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { Page } from '#pages/page.ts';
import styles from './api-life.module.css';
import { LifeHead } from './life-head.tsx';

const { replies: REPLIES, shapes: SHAPES } = listSchemaFields();
const PLACE_OF_LANGUAGE = { vi: 0, en: 1 } as const;

interface Spoken {
  readonly language: Language;
}

interface TypeWordProps extends Spoken {
  readonly field: Pick<SchemaField, 'shape' | 'isList'> & Partial<Pick<SchemaField, 'type'>>;
}

/** Type of a value in words; shared types link to their table. */
function TypeWord({ field: { shape, isList, type = null }, language }: TypeWordProps) {
  const { types } = apiLifeMessages[language].fieldsPage;
  if (shape === null) return `${type === null ? '' : types[type]}${isList ? ' []' : ''}`;
  return (
    <>
      <a href={`#${shape}`}>{shape}</a>
      {isList && ' []'}
    </>
  );
}

function listFieldCells(field: SchemaField, language: Language) {
  const { path, name, unit, origin, whenNull } = field;
  const words = apiLifeMessages[language].fieldsPage;
  return [
    <>
      <code>{path}</code>
      <small>{FIELD_MEANINGS[name]?.[PLACE_OF_LANGUAGE[language]]}</small>
    </>,
    <>
      <TypeWord field={field} language={language} />
      {unit !== null && `, ${unit === 'degrees' ? apiDocsMessages[language].degrees : unit}`}
    </>,
    origin === null ? null : FIELD_ORIGIN_WORDS[origin]?.[language],
    whenNull === null ? words.never : NULL_WORDS[whenNull]?.[language],
  ];
}

function FieldTable({ fields, title, language }: Spoken & Pick<SchemaFields, 'fields'> & { readonly title: string }) {
  const words = apiLifeMessages[language].fieldsPage;
  return (
    <ScrollRegion label={title}>
      <DataTable
        isList
        className={styles.table}
        columns={[words.field, words.type, words.source, words.whenNull]}
        rows={fields.map((field) => listFieldCells(field, language))}
      />
    </ScrollRegion>
  );
}

interface SectionProps extends Spoken {
  readonly id: string;
  readonly title: string;
  readonly schema: SchemaFields;
}

/** Fields of a reply or shared type. */
function FieldSection({ id, title, schema: { fields, whole }, language }: SectionProps) {
  const words = apiLifeMessages[language].fieldsPage;
  return (
    <div className="card">
      <h3 id={id}>
        <code>{title}</code>
      </h3>
      {whole !== null && (
        <p>
          <TypeWord field={{ ...whole, type: 'object' }} language={language} />
        </p>
      )}
      {fields.length > 0 && <FieldTable fields={fields} title={title} language={language} />}
      {fields.length === 0 && whole === null && <p>{words.noFields}</p>}
    </div>
  );
}

/** `/api/docs/fields`: meaning, type, unit, source and null semantics of every field. */
export const apiFieldsPage: Page = async (request) => {
  const { language } = request;
  const words = apiLifeMessages[language].fieldsPage;
  const { title, description } = routeText[language]['api-fields'];
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body: (
      <div className={`wrap stack ${styles.page} ${styles.wide}`}>
        <LifeHead request={request} routeId="api-fields" />
        <p className={styles.text}>{words.intro}</p>
        <a className="more" href="/api/v1/openapi.json">
          {words.openApi}
        </a>
        <h2>{words.callsTitle}</h2>
        {REPLIES.map(({ endpoint: { id, method, path }, reply }) => (
          <FieldSection key={id} id={id} title={`${method} ${path}`} schema={reply} language={language} />
        ))}
        <h2 id="shapes">{words.shapesTitle}</h2>
        <p className={styles.text}>{words.shapesIntro}</p>
        {SHAPES.map((shape) => (
          <FieldSection key={shape.name} id={shape.name} title={shape.name} schema={shape} language={language} />
        ))}
      </div>
    ),
  };
};
