import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import styles from './api-docs-page.module.css';
import { getExample } from './make-trial-props.ts';

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
