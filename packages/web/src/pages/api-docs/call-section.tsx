import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import styles from './api-docs-page.module.css';
import { getExample } from './load-sample-replies.ts';

/** The same call in three languages that need nothing installed. */
function writeSamples(origin: string, language: Language): readonly (readonly [name: string, code: string])[] {
  const query = new URLSearchParams({ ...getExample(weatherNow).query, lang: language }).toString();
  const address = `${origin}${weatherNow.path}?${query}`;
  return [
    ['curl', `curl '${address}'`],
    [
      'Python',
      `import json
from urllib.request import urlopen

with urlopen("${address}") as reply:
    weather = json.load(reply)

print(weather["now"]["text"], weather["now"]["temperature"], weather["issued"]["runAt"])`,
    ],
    [
      'JavaScript',
      `const reply = await fetch('${address}');
if (!reply.ok) throw new Error((await reply.json()).detail);
const { now, issued } = await reply.json();

console.log(now.text, now.temperature, issued.runAt);`,
    ],
  ];
}

/** How a program makes a call. */
export function CodeSamples({ origin, language }: { readonly origin: string; readonly language: Language }) {
  return (
    <div className="card">
      <p>{apiDocsMessages[language].samplesIntro}</p>
      {writeSamples(origin, language).map(([name, code]) => (
        <section key={name} className={styles.sample} aria-label={name}>
          <h3>{name}</h3>
          <pre className={styles.body}>{code}</pre>
        </section>
      ))}
    </div>
  );
}

interface CallSectionProps {
  readonly endpoint: Endpoint;
  readonly language: Language;
}

/** The call as a link where a link can make it; as it is written where it needs a key or a body. */
function Example({ endpoint, language }: CallSectionProps) {
  const { query, body } = getExample(endpoint);
  if (endpoint.body !== null) return <pre className={styles.body}>{JSON.stringify(body, null, 2)}</pre>;
  const search = new URLSearchParams(query).toString();
  const address = search === '' ? endpoint.path : `${endpoint.path}?${search}`;
  if (endpoint.access !== undefined) return <pre className={styles.body}>{address}</pre>;
  return (
    <a className="more" href={address}>
      {apiDocsMessages[language].example}
    </a>
  );
}

/** One call: what it answers, its parameters, its example, and what came back for it where it answers everybody. */
export function CallSection({
  endpoint,
  language,
  sample,
}: CallSectionProps & { readonly sample: string | undefined }) {
  const words = apiDocsMessages[language];
  return (
    <section id={endpoint.id} className="card">
      <h4 className={styles.call}>
        <code>
          {endpoint.method} {endpoint.path}
        </code>
      </h4>
      <p>{words.calls[endpoint.id as EndpointId]}</p>
      <ParameterTable endpoint={endpoint} language={language} />
      <Example endpoint={endpoint} language={language} />
      {sample !== undefined && (
        <details>
          <summary>{words.sampleReply}</summary>
          <pre className={styles.body}>{sample}</pre>
        </details>
      )}
    </section>
  );
}

function ParameterTable({ endpoint, language }: CallSectionProps) {
  const words = apiDocsMessages[language];
  const texts: Readonly<Record<string, string>> = words.parameters;
  const required: readonly string[] = endpoint.query.required ?? [];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.parameter}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(endpoint.query.properties).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {texts[name] ?? name}
              {required.includes(name) && ` (${words.required})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
