import { describeWeekdays } from '@portal/content/delay-records/describe-terms';
import { formatShortDay } from '@portal/content/format-day';
import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { formatCount } from '@portal/content/products/plan-words';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { OwnCampaign } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { CALL_STATES } from '@portal/domain/phone-call/call-rules';
import { moveCampaign } from '@portal/domain/phone-call/campaign-state';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatClock, vietnamDate } from '@portal/domain/time/vietnam-time';
import { useState } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import desk from '#components/ui/desk.module.css';
import jobs from '#islands/account-job/job-state.module.css';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';
import { formatMinute } from './add-campaign.tsx';
import styles from './calls.module.css';
import type { Calls } from './use-calls.ts';

interface CardProps {
  readonly campaign: OwnCampaign;
  readonly calls: Calls;
  readonly language: Language;
}

const ACTIONS = ['schedule', 'pause', 'resume'] as const;
const REMOVABLE: ReadonlySet<OwnCampaign['state']> = new Set(['draft', 'done', 'cancelled']);

function describeMoment(text: string, language: Language): string {
  const at = parseMoment(text);
  return `${formatClock(at)} ${formatShortDay(vietnamDate(at), language)}`;
}

/** Progress and outcomes so far. */
function Report({ campaign, language }: Omit<CardProps, 'calls'>) {
  const words = dashboardCallsMessages[language].campaign;
  const { counts, heardToEnd } = campaign;
  const count = (number: number): string => formatCount(number, language);
  const all = CALL_STATES.reduce((sum, state) => sum + counts[state], 0);
  const done = all - counts.waiting - counts.calling;
  const shown = CALL_STATES.filter((state) => counts[state] > 0);
  const progress = words.progress(count(done), count(all));
  return (
    <>
      <div className={jobs.job}>
        <p>{progress}</p>
        <progress max={all} value={done} aria-label={progress} />
      </div>
      <DataTable
        className={styles.counts}
        columns={[words.outcome, words.count]}
        rows={shown.map((state) => [
          <>
            {phoneCallMessages[language].states[state]}
            {state === 'answered' && <span className={desk.small}>{words.heard(count(heardToEnd))}</span>}
          </>,
          count(counts[state]),
        ])}
      />
    </>
  );
}

/** Available actions; cancelling asks first. */
function Tools({ campaign, calls, language }: CardProps) {
  const words = dashboardCallsMessages[language];
  const { id, name, state } = campaign;
  const [isAsking, setIsAsking] = useState(false);
  const act = async (action: 'schedule' | 'pause' | 'resume' | 'cancel'): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callCampaignAct, { id, body: { action }, language });
    setIsAsking(false);
    calls.announce(
      answer.ok ? `${name}: ${words.campaign.states[answer.reply.state]}` : describeRefusal(answer, language),
    );
    await calls.reload();
  };
  const remove = async (): Promise<void> => {
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callCampaignRemove, { id, language });
    calls.announce(answer.ok ? words.removed(name) : describeRefusal(answer, language));
    await calls.reload();
  };
  const save = async (): Promise<void> => {
    const path = PHONE_CALL_ADDRESSES.callCampaignReport.path.replace(':id', id);
    const isSaved = await saveFile(
      language === 'en' ? `${path}?lang=en` : path,
      `${phoneCallMessages[language].fileNames.calls}.csv`,
    );
    if (!isSaved) calls.announce(words.campaign.notSaved);
  };
  if (isAsking)
    return (
      <ConfirmRemove
        question={words.campaign.cancelQuestion(name)}
        yes={words.campaign.cancelYes}
        no={words.campaign.stay}
        onYes={() => void act('cancel')}
        onNo={() => setIsAsking(false)}
      />
    );
  return (
    <div className={forms.actions}>
      {ACTIONS.filter((action) => moveCampaign(state, action) !== null).map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'pause' ? forms.plain : forms.violet}
          onClick={() => void act(action)}
        >
          {words.campaign.actions[action]}
        </button>
      ))}
      {state !== 'draft' && <Button onClick={() => void save()}>{words.campaign.report}</Button>}
      {moveCampaign(state, 'cancel') !== null && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {words.campaign.actions.cancel}
        </Button>
      )}
      {REMOVABLE.has(state) && (
        <Button variant="quiet" onClick={() => void remove()}>
          {words.remove}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </div>
  );
}

/** One campaign: state, hours and results. */
export function CampaignCard({ campaign, calls, language }: CardProps) {
  const words = dashboardCallsMessages[language].campaign;
  const { id, name, state, purpose, fromMinute, toMinute, weekdays, nextCallAt } = campaign;
  const days = describeWeekdays(weekdays, language);
  return (
    <section className={`card ${desk.card}`} aria-labelledby={id}>
      <h2 id={id}>
        {name} <span className={`${styles.state} ${styles[state] ?? ''}`}>{words.states[state]}</span>
      </h2>
      <p className={forms.hint}>
        {words.purposes[purpose]}. {words.hours(formatMinute(fromMinute), formatMinute(toMinute), days)}.
      </p>
      {nextCallAt !== null && campaign.counts.calling === 0 && (
        <p>{words.next(describeMoment(nextCallAt, language))}</p>
      )}
      <Report campaign={campaign} language={language} />
      <Tools campaign={campaign} calls={calls} language={language} />
    </section>
  );
}
