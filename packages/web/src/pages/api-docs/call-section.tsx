import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import { listPathParameters } from '@portal/contract/path-parameters';
import type { Language } from '@portal/domain/language/language';
import { DataTable } from '#components/ui/data-table.tsx';
import styles from './api-docs-page.module.css';
import { CodeSamples } from './code-samples.tsx';
import { toCallAddress } from './example-input.ts';
import { formatReply } from './load-sample-replies.ts';

interface CallSectionProps {
  readonly endpoint: Endpoint;
  readonly example: EndpointExample;
  readonly origin: string;
  readonly language: Language;
  /** Example reply; undefined where the call failed or was not made. */
  readonly reply: unknown;
}

/** The example as a link, for calls that a link can make; what an id names may be gone. */
function ExampleLink({ endpoint, example, reply, language }: Omit<CallSectionProps, 'origin'>) {
  const isGone = listPathParameters(endpoint.path).length > 0 && reply === undefined;
  if (endpoint.body !== null || endpoint.access !== undefined || isGone) return null;
  return (
    <a className="more" href={toCallAddress(endpoint, example)}>
      {apiDocsMessages[language].example}
    </a>
  );
}

interface ReplyDetailsProps {
  readonly reply: unknown;
  readonly language: Language;
}

/** Example reply in a disclosure; nothing without one. */
function ReplyDetails({ reply, language }: ReplyDetailsProps) {
  if (reply === undefined) return null;
  return (
    <details>
      <summary>{apiDocsMessages[language].sampleReply}</summary>
      <pre className={styles.body}>{formatReply(reply)}</pre>
    </details>
  );
}

/** One call, closed until it is asked for: description, then parameters, code, and the example reply of public calls. */
export function CallSection({ endpoint, example, origin, language, reply }: CallSectionProps) {
  const words = apiDocsMessages[language];
  return (
    <details className={styles.one}>
      <summary>
        <h4 className={styles.call}>
          <code>
            {endpoint.method} {endpoint.path}
          </code>
        </h4>
        <span>{words.calls[endpoint.id as EndpointId]}</span>
      </summary>
      {/* Inside, so that a link to it opens the call. */}
      <section id={endpoint.id} className={styles.halves}>
        <div>
          <ParameterTable endpoint={endpoint} language={language} />
          <ExampleLink endpoint={endpoint} example={example} reply={reply} language={language} />
        </div>
        <div>
          <CodeSamples
            id={`code-${endpoint.id}`}
            endpoint={endpoint}
            example={example}
            origin={origin}
            language={language}
          />
          <ReplyDetails reply={reply} language={language} />
        </div>
      </section>
    </details>
  );
}

interface ParameterTableProps {
  readonly endpoint: Endpoint;
  readonly language: Language;
}

/** Parameters with descriptions; says so where there are none. */
function ParameterTable({ endpoint, language }: ParameterTableProps) {
  const words = apiDocsMessages[language];
  const texts: Readonly<Record<string, string>> = words.parameters;
  const required: readonly string[] = endpoint.query.required ?? [];
  const names = Object.keys(endpoint.query.properties);
  if (names.length === 0) return <p className={styles.quiet}>{words.noParameters}</p>;
  return (
    <DataTable
      className={styles.table}
      columns={[words.parameter, words.meaning]}
      rows={names.map((name) => [
        <code key="name">{name}</code>,
        `${texts[name] ?? name}${required.includes(name) ? ` (${words.required})` : ''}`,
      ])}
    />
  );
}
