import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { AnswerPart, type CallProgress } from './answer-part.tsx';
import styles from './api-builder.module.css';
import { type BuiltCall, buildCall, getCall, readStateForm, writeStateQuery } from './build-call.ts';
import type { ApiBuilderProps, BuilderPlace, BuilderState } from './builder-shape.ts';
import { KindChoice, SpanChoice } from './choose-part.tsx';
import { CodePart } from './code-part.tsx';
import { CopyButton } from './copy-button.tsx';
import { fillText } from './fill-text.ts';
import { fitPoint } from './pick-point.ts';
import { PlacePart } from './place-part.tsx';
import { sendCall } from './send-call.ts';

/** Point in the two fields; null without a valid one. */
function readPoint(form: FormData): LatLng | null {
  const [lat, lng] = ['lat', 'lng'].map((name) => Number.parseFloat(String(form.get(name) ?? '')));
  return lat === undefined || lng === undefined || Number.isNaN(lat) || Number.isNaN(lng)
    ? null
    : fitPoint({ lat, lng });
}

/** Current choice, read from the form: its inputs hold it even before hydration. */
function useChoice({ calls, state: first, words }: ApiBuilderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(first);
  const [picks, setPicks] = useState(0);
  const toPointPlace = (point: LatLng): BuilderPlace => ({
    ...point,
    slug: null,
    name: fillText(words.atPoint, [point.lat, point.lng]),
  });
  const read = (): void => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const point = readPoint(data);
    const place = point === null ? first.place : toPointPlace(point);
    setState((before) => ({ ...readStateForm(data, getCall(calls, before.call), before), place }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads a choice made before hydration, once
  useEffect(read, []);
  const pick = (point: LatLng): void => {
    setState((before) => ({ ...before, place: toPointPlace(point) }));
    setPicks((count) => count + 1);
  };
  return { form, state, setState, picks, read, pick };
}

const SEARCH = '#builder search form';

/** Keeps the page's address in step with the choice, so that it can be shared; place search carries it along. */
function useAddress(query: string, path: string): void {
  useEffect(() => {
    if (location.search !== `?${query}`) history.replaceState(history.state, '', `${path}?${query}`);
    const form = document.querySelector<HTMLFormElement>(SEARCH);
    const search = (event: SubmitEvent): void => {
      event.preventDefault();
      const typed = new URLSearchParams({ q: form?.querySelector('input')?.value ?? '' });
      location.assign(`${path}?${query}&${typed}#builder`);
    };
    form?.addEventListener('submit', search);
    return () => form?.removeEventListener('submit', search);
  }, [query, path]);
}

interface AddressRowProps {
  readonly built: BuiltCall;
  readonly query: string;
  readonly isSending: boolean;
  readonly props: ApiBuilderProps;
}

function AddressRow({ built, query, isSending, props }: AddressRowProps) {
  const { words, origin, path } = props;
  const [route = '', parameters] = built.address.split('?');
  return (
    <>
      <div className={styles.urlRow}>
        <p className={styles.url}>
          <b>{built.method}</b> <code>{route}</code>
          {parameters === undefined ? null : (
            <code>
              ?<em>{parameters}</em>
            </code>
          )}
        </p>
        <button type="submit" form="api-builder" className="button" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </button>
      </div>
      {built.body === null ? null : (
        <details className={styles.body}>
          <summary>{words.body}</summary>
          <pre>{built.body}</pre>
        </details>
      )}
      <p className={styles.links}>
        <CopyButton text={origin + built.address} label={words.copyAddress} done={words.copied} />
        {built.method === 'GET' && !built.needsKey ? <a href={built.address}>{words.open}</a> : null}
        <a href={`${path}?${query}`}>{words.share}</a>
      </p>
    </>
  );
}

function KeyField({ onKey, words }: Pick<ApiBuilderProps, 'words'> & { readonly onKey: (key: string) => void }) {
  return (
    <Field label={words.key} className={styles.field}>
      <input
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="api-key-hint"
        onChange={(event) => onKey(event.currentTarget.value.trim())}
      />
      <small id="api-key-hint">{words.keyHint}</small>
    </Field>
  );
}

const NOTHING_SENT: CallProgress = { state: 'ready', answer: null, answered: null };

/** Form that works without JavaScript; with it address, code and link follow each change. */
export function ApiBuilder(props: ApiBuilderProps) {
  const { calls, words, language, path } = props;
  const { form, state, setState, picks, read, pick } = useChoice(props);
  const [progress, setProgress] = useState(NOTHING_SENT);
  const [key, setKey] = useState('');
  const call = getCall(calls, state.call);
  const built = buildCall(call, state, props);
  const firstCall = buildCall(getCall(calls, props.state.call), props.state, props);
  const isChanged = built.address !== firstCall.address || built.body !== firstCall.body;
  const query = writeStateQuery(call, state, language);
  useAddress(query, path);
  const send = async (): Promise<void> => {
    setProgress((before) => ({ ...before, state: 'sending' }));
    const answer = await sendCall(built, key);
    setProgress((before) =>
      answer === null ? { ...before, state: 'failed' } : { state: 'ready', answer, answered: call },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (progress.state !== 'sending') void send();
  };
  const draw = (name: string): void => setState((before: BuilderState) => ({ ...before, draw: name }));
  return (
    <>
      <form
        id="api-builder"
        ref={form}
        action={`${path}#builder`}
        className={`stack ${styles.choose}`}
        data-held=""
        onChange={read}
        onSubmit={submit}
      >
        {language === 'en' ? <input type="hidden" name="lang" value="en" /> : null}
        {props.state.place.slug === null ? null : <input type="hidden" name="place" value={props.state.place.slug} />}
        <PlacePart place={state.place} picks={picks} onPick={pick} map={props.map} words={words} language={language} />
        <KindChoice calls={calls} chosen={props.state.call} words={words} />
        <SpanChoice
          key={call.id}
          call={call}
          state={state}
          variables={props.variables}
          fields={props.fields}
          words={words}
        />
        {call.needsKey ? <KeyField onKey={setKey} words={words} /> : null}
      </form>
      <section className={styles.result}>
        <h2>{words.address}</h2>
        <AddressRow built={built} query={query} isSending={progress.state === 'sending'} props={props} />
        <AnswerPart
          call={call}
          progress={progress}
          first={isChanged ? null : props.reply}
          isChanged={isChanged}
          isFile={state.format !== 'json'}
          fields={props.fields}
          draw={state.draw}
          onDraw={draw}
          onSend={() => void send()}
          keysPath={props.keysPath}
          language={language}
          words={words}
        />
      </section>
      <CodePart call={built} origin={props.origin} words={words} />
    </>
  );
}
