import { alertDeliveryMessages } from '@portal/content/messages/alert-delivery-messages';
import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { Page } from '#pages/page.ts';
import type { StopChannel } from '#pages/page-links.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

interface StopCardProps {
  /** Null: unknown code. */
  readonly channel: StopChannel | null;
  readonly code: string;
  /** True for a short link, false for the link of an e-mail. */
  readonly isShort: boolean;
  readonly isDone: boolean;
  readonly language: Language;
}

/** What will stop, with its button; or that it has stopped. */
function StopCard({ channel, code, isShort, isDone, language }: StopCardProps) {
  const words = alertDeliveryMessages[language].unsubscribe;
  const off = isDone
    ? { title: words.doneTitle, text: words.doneText }
    : { title: words.offTitle, text: words.offText };
  const status = channel === null ? { title: words.unknownTitle, text: words.unknownText } : off;
  const action = addQuery(toLanguagePath('unsubscribe', language), `code=${encodeURIComponent(code)}`);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="card">
      {channel?.active === true ? (
        <>
          <h2 id="card">{CHANNEL_WORDS[channel.kind].stops[language](channel.address)}</h2>
          <p>{words.question}</p>
          <form method="post" action={action}>
            <input type="hidden" name="from" value={isShort ? 'link' : 'letter'} />
            <button type="submit" className="button">
              {words.submit}
            </button>
          </form>
        </>
      ) : (
        <>
          <h2 id="card">{status.title}</h2>
          {channel !== null && <p>{CHANNEL_WORDS[channel.kind].stops[language](channel.address)}</p>}
          <p>{status.text}</p>
        </>
      )}
      <p>
        <a href={toLanguagePath('dashboard', language)}>{words.toDashboard}</a>
      </p>
      <p>
        <a href={toLanguagePath('home', language)}>{words.home}</a>
      </p>
    </section>
  );
}

/** `/huy-nhan-tin`: stops a channel by a button, because mail and message scanners open links. */
export const unsubscribePage: Page = async (request) => {
  const { language, query, findStopChannel } = request;
  const words = alertDeliveryMessages[language].unsubscribe;
  const code = query.code ?? '';
  const channel = (await findStopChannel?.(code)) ?? null;
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      <StopCard
        channel={channel}
        code={code}
        isShort={query.from === 'link'}
        isDone={query.done === 'yes'}
        language={language}
      />
    </AccountFrame>,
  );
};
