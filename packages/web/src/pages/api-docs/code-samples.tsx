import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import type { Language } from '@portal/domain/language/language';
import tabs from '#components/api-code/code-tabs.module.css';
import { type CodeSample, writePrograms } from '#components/api-code/write-code.ts';
import styles from './code-samples.module.css';
import { toCallAddress } from './example-input.ts';

/** Code of a call's example in three languages. */
export function writeSamples(origin: string, endpoint: Endpoint, example: EndpointExample): readonly CodeSample[] {
  return writePrograms({
    method: endpoint.method,
    url: origin + toCallAddress(endpoint, example),
    body: endpoint.body === null ? null : JSON.stringify(example.body, null, 2),
    needsKey: endpoint.access !== undefined,
  });
}

interface CodeSamplesProps {
  /** Id prefix: a call may appear twice on the page. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly example: EndpointExample;
  readonly origin: string;
  readonly language: Language;
}

/**
 * Code of a call, one language at a time. The tabs are radio buttons, so they work by keyboard and without JavaScript;
 * with it a chosen language applies to the whole page, and code can be copied.
 */
export function CodeSamples({ id, endpoint, example, origin, language }: CodeSamplesProps) {
  const words = apiDocsMessages[language];
  const samples = writeSamples(origin, endpoint, example);
  return (
    <fieldset className={`${tabs.tabs} ${styles.samples}`} data-island="code-samples" data-wake="interaction">
      <legend className="visually-hidden">{words.codeOf(`${endpoint.method} ${endpoint.path}`)}</legend>
      {samples.map((sample, index) => (
        <label key={sample.id}>
          <input type="radio" name={id} value={sample.id} defaultChecked={index === 0} />
          {sample.name}
        </label>
      ))}
      <button type="button" className={styles.copy} data-done={words.copied}>
        {words.copy}
      </button>
      {samples.map((sample) => (
        <pre key={sample.id} data-code={sample.id}>
          {sample.code}
        </pre>
      ))}
    </fieldset>
  );
}
