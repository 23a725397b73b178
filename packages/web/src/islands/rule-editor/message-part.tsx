import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardChannelMessages } from '@portal/content/messages/dashboard-channel-messages';
import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { useState } from 'react';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { callOwn } from '#islands/session/call-account.ts';
import type { Editor } from './editor.ts';
import own from './message-part.module.css';
import { composeSample } from './message-sample.ts';
import { isProposed } from './proposals.ts';
import styles from './rule-preview.module.css';

/** Sends a marked test message to each channel of the rule. */
function TestChannels({ editor }: { readonly editor: Editor }) {
  const { things, draft, language } = editor;
  const words = rulePreviewMessages[language].message;
  const [status, setStatus] = useState('');
  const [isSending, setIsSending] = useState(false);
  const channels = things.channels.filter(
    (channel) =>
      draft.channelIds.includes(channel.id) &&
      channel.verified &&
      channel.active &&
      channel.pausedBy === undefined &&
      !isProposed(channel),
  );
  const send = async (): Promise<void> => {
    setIsSending(true);
    setStatus('');
    const lines = await Promise.all(
      channels.map(async ({ id, kind }) => {
        const answer = await callOwn(ALERT_ADDRESSES.alertChannelTest, { id, body: {}, language });
        const name = CHANNEL_WORDS[kind].name[language];
        return answer.ok
          ? dashboardChannelMessages[language].testSent(name)
          : `${name}: ${describeRefusal(answer, language)}`;
      }),
    );
    setStatus(lines.join(' '));
    setIsSending(false);
  };
  return (
    <div className={own.test}>
      <button type="button" disabled={channels.length === 0 || isSending} onClick={() => void send()}>
        {words.test}
      </button>
      <p role="status">{channels.length === 0 ? words.noneReady : status}</p>
    </div>
  );
}

/** Sample message: as SMS with its length, and the title elsewhere. */
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
      <p className={own.bubble} lang={draft.rule.language}>
        {sms}
      </p>
      <p className={styles.note}>{parts === 1 ? words.length(places, placesOfOne) : words.longer(places, parts)}</p>
      <dl className={own.subject}>
        <dt>{words.title}</dt>
        <dd lang={draft.rule.language}>{title}</dd>
      </dl>
      <p className={styles.note}>{words.example}</p>
      <TestChannels editor={editor} />
    </section>
  );
}
