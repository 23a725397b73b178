import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import type { Language } from '@portal/domain/language/language';
import { formatNumber } from '#components/weather/format-values.ts';
import styles from './answer.module.css';
import type { BuilderCall, BuilderField, FirstReply, ReplySeries } from './builder-shape.ts';
import { fillText } from './fill-text.ts';
import { JsonText } from './json-text.tsx';
import { isDemoReply, readSeries } from './read-series.ts';
import type { CallAnswer } from './send-call.ts';
import { SeriesChart } from './series-chart.tsx';

/** State of a call. The previous answer stays until the next arrives. */
export interface CallProgress {
  readonly state: 'ready' | 'sending' | 'failed';
  readonly answer: CallAnswer | null;
  readonly answered: BuilderCall | null;
}

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

const TOO_MANY = 429;
const UNAUTHORIZED = 401;
const LONGEST = 20_000;

const isOk = (status: number): boolean => status < 300;

/** A refusal: title and detail of the problem document, field errors, and what helps. */
function ProblemNote({ answer, words, keysPath }: Pick<AnswerPartProps, 'words' | 'keysPath'> & WithAnswer) {
  const { title = '', detail = '', errors = [] } = (answer.json ?? {}) as Problem;
  const wait = answer.headers.find(([name]) => name === 'retry-after')?.[1];
  const needsKey = answer.status === UNAUTHORIZED || answer.status === TOO_MANY;
  return (
    <div className={styles.problem}>
      <p>
        <b>{title}</b>
      </p>
      <p>{detail}</p>
      {errors.length === 0 ? null : (
        <ul>
          {errors.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {wait === undefined ? null : <p>{fillText(words.retryAfter, [wait])}</p>}
      {needsKey ? (
        <a className="more" href={keysPath}>
          {words.getKey}
        </a>
      ) : null}
    </div>
  );
}

interface WithAnswer {
  readonly answer: CallAnswer;
}

/** Status, time, size and remaining quota; headers collapsed. */
function AnswerHead({ answer, words, language }: Pick<AnswerPartProps, 'words' | 'language'> & WithAnswer) {
  const style = { language };
  const { status, milliseconds, bytes, clock, left, headers } = answer;
  const kind = isOk(status) ? styles.ok : status === TOO_MANY ? styles.wait : styles.no;
  return (
    <>
      <p className={styles.facts}>
        <span className={`${styles.status} ${kind}`}>{status}</span>
        <span>{fillText(words.measured, [milliseconds, formatNumber(bytes / 1024, style, 1), clock])}</span>
        {left === null ? null : (
          <span>{fillText(words.left, [formatNumber(left.count, style), formatNumber(left.limit, style)])}</span>
        )}
      </p>
      <details className={styles.headers}>
        <summary>{words.headers}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function toText({ json, text }: CallAnswer): string {
  return json === null ? text : JSON.stringify(json, null, 2);
}

function ReplyBox({ text, words }: { readonly text: string; readonly words: BuilderWords }) {
  const isCut = text.length > LONGEST;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
      <section className={styles.reply} tabIndex={0} aria-label={words.replyText}>
        <pre>
          <JsonText text={isCut ? text.slice(0, LONGEST) : text} />
        </pre>
      </section>
      {isCut ? <p className={styles.quiet}>{words.cut}</p> : null}
    </>
  );
}

interface DrawnProps extends Pick<AnswerPartProps, 'fields' | 'language' | 'words' | 'draw' | 'onDraw'> {
  readonly series: ReplySeries;
  readonly isDemo: boolean;
}

/** Chart of a selectable field of the reply. */
function Drawn({ series, isDemo, fields, language, words, draw, onDraw }: DrawnProps) {
  const names = Object.keys(series.values);
  const name = names.includes(draw) ? draw : (names[0] ?? '');
  const field = fields[name] ?? { label: name, unit: '' };
  return (
    <div className={styles.drawn}>
      <div className={styles.drawHead}>
        <h3>{words.drawn}</h3>
        <label>
          <span>{words.draw}</span>
          <select name="draw" form="api-builder" value={name} onChange={(event) => onDraw(event.currentTarget.value)}>
            {names.map((each) => (
              <option key={each} value={each}>
                {fields[each]?.label ?? each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <SeriesChart series={series} name={name} field={field} language={language} words={words} />
      {isDemo ? <p className={styles.demo}>{words.demo}</p> : null}
    </div>
  );
}

export interface AnswerPartProps {
  readonly call: BuilderCall;
  readonly progress: CallProgress;
  /** Reply requested by the server; null without one or once the call has changed. */
  readonly first: FirstReply | null;
  readonly isChanged: boolean;
  readonly isFile: boolean;
  readonly fields: Readonly<Record<string, BuilderField>>;
  readonly draw: string;
  readonly onDraw: (name: string) => void;
  readonly onSend: () => void;
  readonly keysPath: string;
  readonly language: Language;
  readonly words: BuilderWords;
}

/** Before the first call: the reply that came with the page, or why there is none. */
function Before({ call, first, isChanged, isFile, words, keysPath, ...props }: AnswerPartProps) {
  if (call.needsKey)
    return (
      <p className={styles.note}>
        {words.keyFirst} <a href={keysPath}>{words.getKey}</a>
      </p>
    );
  if (first === null) return <p className={styles.note}>{isFile ? words.fileFirst : isChanged ? words.changed : ''}</p>;
  return (
    <>
      <p className={styles.quiet}>{fillText(words.first, [first.clock])}</p>
      <ReplyBox text={first.text} words={words} />
      {first.series === null ? null : <Drawn series={first.series} isDemo={first.isDemo} words={words} {...props} />}
    </>
  );
}

/** The answer, or what is shown before one. */
export function AnswerPart(props: AnswerPartProps) {
  const { progress, words, onSend } = props;
  const { answer, answered, state } = progress;
  const series =
    answer === null || answered === null || !isOk(answer.status) ? null : readSeries(answer.json, answered);
  return (
    <div className={styles.answer}>
      <div role="status">
        {state === 'failed' ? (
          <div className={styles.problem}>
            <p>
              <b>{words.noAnswer}</b>
            </p>
            {answer === null ? null : <p>{fillText(words.stillThere, [answer.clock])}</p>}
            <button type="button" className={styles.again} onClick={onSend}>
              {words.again}
            </button>
          </div>
        ) : null}
        {answer === null ? null : <AnswerHead answer={answer} {...props} />}
        {answer === null || isOk(answer.status) ? null : <ProblemNote answer={answer} {...props} />}
      </div>
      {answer === null ? <Before {...props} /> : <ReplyBox text={toText(answer)} words={words} />}
      {series === null ? null : <Drawn series={series} isDemo={isDemoReply(answer?.json)} {...props} />}
    </div>
  );
}
