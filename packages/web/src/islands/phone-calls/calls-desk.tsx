import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import type { OwnCalls } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnDesk } from '#islands/own/own-desk.tsx';
import { AddCampaign } from './add-campaign.tsx';
import { BlockSection } from './block-section.tsx';
import styles from './calls.module.css';
import { CampaignCard } from './campaign-card.tsx';
import { ListSection } from './list-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import { type Calls, useCalls } from './use-calls.ts';

interface PartProps {
  readonly calls: Calls;
  readonly own: OwnCalls;
  readonly language: Language;
}

/** Shown for accounts without automatic calls. */
function NotEnabled({ language }: { readonly language: Language }) {
  const words = dashboardCallsMessages[language];
  return (
    <section className={`card ${desk.card}`}>
      <p>{words.notEnabled}</p>
      <div className={forms.actions}>
        <a className={forms.violet} href={toLanguagePath('contact', language)}>
          {words.consult}
        </a>
        <a className={forms.plain} href={toLanguagePath('service:auto-call', language)}>
          {words.service}
        </a>
      </div>
    </section>
  );
}

function Campaigns({ calls, own, language }: PartProps) {
  const words = dashboardCallsMessages[language].campaign;
  const [isAdding, setIsAdding] = useState(false);
  const isReady = own.lists.some(({ state }) => state === 'ready') && own.recordings.length > 0;
  return (
    <>
      {own.campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} calls={calls} language={language} />
      ))}
      <section className={`card ${desk.card}`} aria-labelledby="call-campaigns">
        <h2 id="call-campaigns">{isAdding ? words.open : words.heading}</h2>
        {!isReady && <p className={forms.hint}>{words.needs}</p>}
        {isReady && !isAdding && (
          <Button variant="violet" onClick={() => setIsAdding(true)}>
            <Icon name="plus" size={18} />
            {words.open}
          </Button>
        )}
        {isReady && isAdding && (
          <AddCampaign calls={calls} own={own} language={language} onDone={() => setIsAdding(false)} />
        )}
      </section>
    </>
  );
}

function Enabled({ calls, own, language }: PartProps) {
  const words = dashboardCallsMessages[language];
  return (
    <>
      {own.sandbox && <p className={styles.note}>{words.sandbox}</p>}
      {!own.connected && <p className={styles.note}>{words.notConnected}</p>}
      <p className={forms.hint}>{words.pace(own.callsPerMinute, own.lines)}</p>
      <Campaigns calls={calls} own={own} language={language} />
      <ListSection calls={calls} lists={own.lists} language={language} />
      <RecordingSection calls={calls} recordings={own.recordings} language={language} />
      <BlockSection calls={calls} own={own} language={language} />
    </>
  );
}

/** The user's automatic calls: campaigns, lists, recordings and blocked numbers. */
export function CallsDesk({ language }: { readonly language: Language }) {
  const words = dashboardCallsMessages[language];
  const calls = useCalls(language);
  const { state, own, notice } = calls;
  return (
    <OwnDesk words={words} state={state} notice={notice} onRetry={() => void calls.reload()}>
      {own?.enabled === false && <NotEnabled language={language} />}
      {own?.enabled === true && <Enabled calls={calls} own={own} language={language} />}
    </OwnDesk>
  );
}
