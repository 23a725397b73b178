import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import type { Language } from '@portal/domain/language/language';
import styles from './api-docs-page.module.css';

type Tag = keyof (typeof apiDocsMessages)['vi']['tags'];

/** Calls of one subject, in the order of the list of calls. */
interface CallGroup {
  readonly tag: Tag;
  readonly endpoints: readonly Endpoint[];
}

/** The calls by subject. */
export const CALL_GROUPS: readonly CallGroup[] = [...Map.groupBy(ENDPOINTS, ({ tag }) => tag as Tag)].map(
  ([tag, endpoints]) => ({ tag, endpoints }),
);

/** Where the calls of a subject begin on the page. */
export const toGroupId = (tag: string): string => `calls-${tag}`;

/** What the page holds, as links. */
export function Contents({ language }: { readonly language: Language }) {
  const words = apiDocsMessages[language];
  const parts = [
    ['rules', words.rulesTitle],
    ['trial', words.trial.title],
    ['samples', words.samplesTitle],
    ...CALL_GROUPS.map(({ tag }) => [toGroupId(tag), words.tags[tag]]),
    ['fields', words.fieldsTitle],
    ['states', words.statesTitle],
    ['errors', words.errorsTitle],
  ] as const;
  return (
    <nav aria-label={words.contents}>
      <ul className={styles.contents}>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
