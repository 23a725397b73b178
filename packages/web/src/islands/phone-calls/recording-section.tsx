import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { OwnRecording } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import { fetchFile } from '#islands/session/save-file.ts';
import styles from './calls.module.css';
import type { Calls } from './use-calls.ts';

interface SectionProps {
  readonly calls: Calls;
  readonly recordings: readonly OwnRecording[];
  readonly language: Language;
}

/** Audio player that fetches the recording, with the session, on first play. */
function Player({ recording, language }: { readonly recording: OwnRecording; readonly language: Language }) {
  const words = dashboardCallsMessages[language];
  const [source, setSource] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => () => (source === null ? undefined : URL.revokeObjectURL(source)), [source]);
  const load = async (): Promise<void> => {
    const file = await fetchFile(PHONE_CALL_ADDRESSES.callRecordingFile.path.replace(':id', recording.id));
    setIsMissing(file === null);
    if (file !== null) setSource(URL.createObjectURL(file));
  };
  if (source !== null)
    return (
      // biome-ignore lint/a11y/useMediaCaption: recordings of users have no captions
      <audio controls autoPlay src={source} aria-label={words.recordings.play(recording.name)} />
    );
  return (
    <>
      <Button onClick={() => void load()}>{words.recordings.play(recording.name)}</Button>
      {isMissing && <p role="alert">{words.failed}</p>}
    </>
  );
}

function AddRecording({ calls, language }: Omit<SectionProps, 'recordings'>) {
  const words = dashboardCallsMessages[language];
  const file = useRef<HTMLInputElement>(null);
  const send = async (form: HTMLFormElement): Promise<ReactNode> => {
    const chosen = file.current?.files?.[0];
    if (chosen === undefined) return words.lists.noFile;
    const name = String(new FormData(form).get('name')) || chosen.name;
    const call = { query: { name }, file: chosen, language };
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callRecordingAdd, call);
    if (!answer.ok) return describeRefusal(answer, language);
    form.reset();
    calls.announce(words.recordings.added(name));
    await calls.reload();
    return null;
  };
  return (
    <OwnForm submit={words.recordings.submit} variant="plain" onSend={send}>
      <div className={styles.grid}>
        <Field label={words.recordings.file}>
          <input ref={file} type="file" accept=".wav,.mp3,audio/wav,audio/mpeg" />
        </Field>
        <Field label={words.name}>
          <input name="name" maxLength={80} autoComplete="off" />
        </Field>
      </div>
    </OwnForm>
  );
}

/** Recordings, with a form for a new one. */
export function RecordingSection({ calls, recordings, language }: SectionProps) {
  const words = dashboardCallsMessages[language];
  const remove = async ({ id, name }: OwnRecording): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callRecordingRemove, { id, language });
    calls.announce(answer.ok ? words.removed(name) : describeRefusal(answer, language));
    await calls.reload();
  };
  return (
    <section className={`card ${desk.card}`} aria-labelledby="call-recordings">
      <h2 id="call-recordings">{words.recordings.heading}</h2>
      <p className={forms.hint}>{words.recordings.hint}</p>
      {recordings.length === 0 && <p className={forms.hint}>{words.recordings.none}</p>}
      <ul className={styles.items}>
        {recordings.map((recording) => {
          const seconds = String(recording.seconds).replace('.', language === 'vi' ? ',' : '.');
          return (
            <li key={recording.id} className={styles.item}>
              <h3>{recording.name}</h3>
              <p>{words.recordings.facts(seconds, recording.format.toUpperCase(), recording.channels)}</p>
              <div className={forms.actions}>
                <Player recording={recording} language={language} />
                <Button variant="quiet" onClick={() => void remove(recording)}>
                  {words.remove}
                  <span className="visually-hidden"> {recording.name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <AddRecording calls={calls} language={language} />
    </section>
  );
}
