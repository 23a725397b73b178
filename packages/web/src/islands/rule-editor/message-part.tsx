import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { Editor } from './editor.ts';
import { composeSample } from './message-sample.ts';
import styles from './rule-preview.module.css';

/** How a message of this rule looks: as a text message with its length, and its title elsewhere. */
export function MessagePart({ editor, placeName }: { readonly editor: Editor; readonly placeName: string }) {
  const { draft, language, now, host, preview, mistakes } = editor;
  const words = rulePreviewMessages[language].message;
  if (mistakes.has('threshold')) return null;
  const isDemo = preview.value?.issued?.demo === true;
  const { title, sms, length } = composeSample({ rule: draft.rule, placeName, now, host, isDemo });
  const { places, placesOfOne, parts } = length;
  return (
    <section className="card" aria-labelledby="rule-message">
      <div className={styles.title}>
        <h2 id="rule-message">{words.heading}</h2>
        <p>{words.sms}</p>
      </div>
      <p className={styles.bubble} lang={draft.rule.language}>
        {sms}
      </p>
      <p className={styles.note}>{parts === 1 ? words.length(places, placesOfOne) : words.longer(places, parts)}</p>
      <dl className={styles.subject}>
        <dt>{words.title}</dt>
        <dd lang={draft.rule.language}>{title}</dd>
      </dl>
      <p className={styles.note}>{words.example}</p>
    </section>
  );
}
