import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { formatCount } from '@portal/content/products/plan-words';
import { JOB_ADDRESSES } from '@portal/contract/own/job-addresses.table';
import type { OwnJob } from '@portal/contract/own/jobs';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { OwnList } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Icon } from '#components/ui/icon.tsx';
import jobs from '#islands/account-job/job-state.module.css';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';
import { AddList } from './add-list.tsx';
import styles from './calls.module.css';

import type { Calls } from './use-calls.ts';

interface SectionProps {
  readonly calls: Calls;
  readonly lists: readonly OwnList[];
  readonly language: Language;
}

const PERCENT = 100;
const ASK_EVERY_MS = 1000;

/** Follows the import job until it ends. */
function useReadJob({ calls, language }: Omit<SectionProps, 'lists'>, started: { readonly jobId: string } | null) {
  const [job, setJob] = useState<OwnJob<unknown> | null>(null);
  const jobId = started?.jobId;
  const isOver = job !== null && job.id === jobId && job.state !== 'queued' && job.state !== 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the job's id only
  useEffect(() => {
    if (jobId === undefined || isOver) return;
    const ask = async (): Promise<void> => {
      const { ok, reply } = await callOwn(JOB_ADDRESSES.job, { id: jobId, language });
      if (!ok) return;
      setJob(reply);
      if (reply.state !== 'queued' && reply.state !== 'running') await calls.reload();
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [jobId, isOver]);
  return job?.id === jobId ? job : null;
}

/** Contents of a list, and errors of its rows. */
function describeList(list: OwnList, language: Language): string {
  const words = dashboardCallsMessages[language].lists;
  if (list.state === 'empty') return words.noProgress;
  const count = (number: number): string => formatCount(number, language);
  const parts = [
    words.numbers(count(list.numbers), count(list.rows)),
    list.faulty > 0 ? words.faulty(count(list.faulty)) : '',
    list.duplicates > 0 ? words.duplicates(count(list.duplicates)) : '',
    list.restored > 0 ? words.restored(count(list.restored)) : '',
    list.hidden > 0 ? words.hidden(count(list.hidden)) : '',
  ];
  return `${parts.filter((part) => part !== '').join('; ')}.`;
}

interface ItemProps extends Omit<SectionProps, 'lists'> {
  readonly list: OwnList;
  readonly job: OwnJob<unknown> | null;
}

function ListItem({ list, job, calls, language }: ItemProps) {
  const words = dashboardCallsMessages[language];
  const accept = async (): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callListAccept, { id: list.id, body: {}, language });
    calls.announce(answer.ok ? words.lists.added(list.name) : describeRefusal(answer, language));
    await calls.reload();
  };
  const remove = async (): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callListRemove, { id: list.id, language });
    calls.announce(answer.ok ? words.removed(list.name) : describeRefusal(answer, language));
    await calls.reload();
  };
  const save = async (jobId: string): Promise<void> => {
    const name = `${phoneCallMessages[language].fileNames.rows}.csv`;
    const isSaved = await saveFile(JOB_ADDRESSES.jobFile.path.replace(':id', jobId), name);
    if (!isSaved) calls.announce(words.campaign.notSaved);
  };
  const percent = Math.round((job?.progress ?? 0) * PERCENT);
  const hasReport = list.state !== 'reading' && list.faulty + list.duplicates + list.restored + list.hidden > 0;
  return (
    <li className={styles.item}>
      <h3>{list.name}</h3>
      {list.state === 'reading' ? (
        <div className={jobs.job}>
          <p role="status">{job?.state === 'running' ? words.lists.reading(percent) : words.lists.waiting}</p>
          <progress max={PERCENT} value={percent} aria-label={words.lists.reading(percent)} />
        </div>
      ) : (
        <p>{describeList(list, language)}</p>
      )}
      {job?.state === 'failed' && (
        <p role="alert" className={desk.mistake}>
          {job.error?.detail ?? words.lists.notRead}
        </p>
      )}
      <div className={forms.actions}>
        {list.state === 'faulty' && list.numbers > 0 && (
          <Button onClick={() => void accept()}>{words.lists.accept(formatCount(list.numbers, language))}</Button>
        )}
        {hasReport && list.jobId !== null && (
          <Button onClick={() => void save(list.jobId ?? '')}>{words.lists.rowsFile}</Button>
        )}
        <Button variant="quiet" onClick={() => void remove()}>
          {words.remove}
          <span className="visually-hidden"> {list.name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Phone lists, with a form for a new one. */
export function ListSection({ calls, lists, language }: SectionProps) {
  const words = dashboardCallsMessages[language].lists;
  const [isAdding, setIsAdding] = useState(false);
  const [started, setStarted] = useState<{ readonly listId: string; readonly jobId: string } | null>(null);
  const reading = lists.find(({ state, jobId }) => state === 'reading' && jobId !== null);
  const followed = started ?? (reading === undefined ? null : { listId: reading.id, jobId: reading.jobId ?? '' });
  const job = useReadJob({ calls, language }, followed);
  return (
    <section className={`card ${desk.card}`} aria-labelledby="call-lists">
      <h2 id="call-lists">{words.heading}</h2>
      {lists.length === 0 && <p className={forms.hint}>{words.none}</p>}
      <ul className={styles.items}>
        {lists.map((list) => (
          <ListItem
            key={list.id}
            list={list}
            job={followed?.listId === list.id ? job : null}
            calls={calls}
            language={language}
          />
        ))}
      </ul>
      {isAdding ? (
        <AddList
          calls={calls}
          language={language}
          onSent={(listId, jobId) => setStarted({ listId, jobId })}
          onDone={() => setIsAdding(false)}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>
          <Icon name="plus" size={18} />
          {words.open}
        </Button>
      )}
    </section>
  );
}
