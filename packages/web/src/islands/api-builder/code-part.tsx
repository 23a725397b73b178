import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import tabs from '#components/api-code/code-tabs.module.css';
import { writeAllCode } from '#components/api-code/write-code.ts';
import styles from './answer.module.css';
import { type BuiltCall, toSampleCall } from './build-call.ts';
import { CopyButton } from './copy-button.tsx';

interface CodePartProps {
  readonly call: BuiltCall;
  readonly origin: string;
  readonly words: BuilderWords;
}

/** The call in each programming language. The radios need no JavaScript; copying does. */
export function CodePart({ call, origin, words }: CodePartProps) {
  const sheetUrl = call.sheetAddress === null ? null : origin + call.sheetAddress;
  const samples = writeAllCode(toSampleCall(call, origin), sheetUrl);
  return (
    <section id="code" className={styles.code}>
      <h2>{words.code}</h2>
      <fieldset className={`${tabs.tabs} ${styles.samples}`}>
        <legend className="visually-hidden">{words.codeOf}</legend>
        {samples.map(({ id, name }, index) => (
          <label key={id}>
            <input type="radio" name="code" value={id} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
        {samples.map(({ id, code }) => (
          <div key={id} className={styles.sample} data-of={id}>
            <pre data-code={id}>{code}</pre>
            <CopyButton text={code} label={words.copy} done={words.copied} />
            {id === 'sheet' ? <p className={styles.quiet}>{words.sheetNote}</p> : null}
          </div>
        ))}
      </fieldset>
      {call.needsKey ? <p className={styles.quiet}>{words.keyNote}</p> : null}
    </section>
  );
}
