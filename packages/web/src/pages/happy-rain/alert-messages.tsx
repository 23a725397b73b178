import { toLetterForm, toPushForm, toSmsText, toZaloForm } from '@portal/content/alerts/alert-forms';
import { BRAND } from '@portal/content/brand';
import { type HappyRainWords, happyRainWords } from '@portal/content/happy-rain/landing-words';
import { measureSms, toPlainLetters } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { Logo } from '#components/layout/site-header.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { toRainLevel, toRainShare } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './alert-messages.module.css';
import type { ShownAlert } from './derive-alert.ts';

interface ChannelProps {
  readonly icon: IconName;
  readonly name: string;
  readonly tag: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A message as one channel shows it, with a note on the channel. */
function Channel({ icon, name, tag, note, children }: ChannelProps) {
  return (
    <figure className={styles.channel}>
      <figcaption>
        <Icon name={icon} size={18} />
        <b>{name}</b>
        <span className={styles.tag}>{tag}</span>
      </figcaption>
      {children}
      <p className={styles.note}>{note}</p>
    </figure>
  );
}

const HEIGHT = 44;
/** Rate of a full bar, mm/h: top of the square-root scale in small charts. */
const FULL_MMH = 30;

/** Ten-minute rates as small bars. */
function RateBars({ rates, label }: { readonly rates: readonly (number | null)[]; readonly label: string }) {
  const paths = ['', '', '', '', ''];
  rates.forEach((rate, index) => {
    const level = toRainLevel(rate ?? 0);
    const high = Math.max(2, Math.round(HEIGHT * toRainShare(rate ?? 0, FULL_MMH)));
    if (level > 0) paths[level] += `M${index * 10} ${HEIGHT}v${-high}h8v${high}z`;
  });
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${10 * rates.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {paths.map((path, level) =>
        path === '' ? null : <path key={path} className={rainSteps[`step${level}`]} d={path} />,
      )}
    </svg>
  );
}

/** Placeholder with the length of real unsubscribe codes. */
const STOP_CODE = 'abcd2345';

interface CardProps {
  readonly alert: ShownAlert;
  readonly words: HappyRainWords['messages'];
}

function SmsCard({ alert, words, host, language }: CardProps & Pick<MessagesProps, 'host' | 'language'>) {
  const sms = toSmsText(alert.text, `${host}/t/${STOP_CODE}`, language);
  const { places, placesOfOne } = measureSms(sms);
  const sender = toPlainLetters(BRAND.name).replace(/\s/g, '').toUpperCase();
  return (
    <Channel
      icon="message-square"
      name={words.sms.name}
      tag={words.sms.tag}
      note={words.sms.length(places, placesOfOne)}
    >
      <div className={styles.phone}>
        <p className={styles.from}>
          {sender} · {alert.sentAt}
        </p>
        <p className={styles.bubble}>{sms}</p>
      </div>
    </Channel>
  );
}

function EmailCard({ alert, words }: CardProps) {
  const { subject, first, more } = toLetterForm(alert.text);
  return (
    <Channel icon="mail" {...words.email}>
      <div className={styles.phone}>
        <p className={styles.from}>{words.toYou}</p>
        <p className={styles.title}>{subject}</p>
        <p className={styles.text}>{preventUnitBreaks([first, ...more].join(' '))}</p>
        <RateBars rates={alert.rates} label={words.email.chart} />
      </div>
    </Channel>
  );
}

function PushCard({ alert, words }: CardProps) {
  const { title, text } = toPushForm(alert.text);
  return (
    <Channel icon="bell" {...words.push}>
      <div className={`${styles.phone} ${styles.lock}`}>
        <p className={styles.clock}>{alert.sentAt}</p>
        <div className={styles.push}>
          <Logo />
          <div>
            <p className={styles.app}>
              <b>{BRAND.name}</b>
              <span>{words.now}</span>
            </p>
            <p className={styles.title}>{title}</p>
            <p>{preventUnitBreaks(text)}</p>
          </div>
        </div>
      </div>
    </Channel>
  );
}

function ZaloCard({ alert, words }: CardProps) {
  const { title, text } = toZaloForm(alert.text);
  return (
    <Channel icon="message-circle" {...words.zalo}>
      <div className={styles.phone}>
        <p className={styles.from}>{words.account(BRAND.name)}</p>
        <div className={styles.zalo}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{preventUnitBreaks(text)}</p>
          <p className={styles.action}>{words.zalo.more}</p>
        </div>
      </div>
    </Channel>
  );
}

interface MessagesProps {
  readonly alert: ShownAlert;
  /** The visitor's place. */
  readonly place: string;
  /** Host of the portal, at the end of text messages. */
  readonly host: string;
  /** Demo mark; null for real data. */
  readonly mark: ReactNode;
  readonly language: Language;
}

/** One event in every channel. */
export function AlertMessagesSection({ alert, place, host, mark, language }: MessagesProps) {
  const words = happyRainWords[language].messages;
  const props = { alert, words };
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{words.heading}</h2>
      <p className={styles.source}>
        {alert.isSample ? words.sample(place) : words.own(place, alert.sentAt)}{' '}
        {alert.isSample ? <span className={styles.tag}>{words.sampleMark}</span> : mark}
      </p>
      <ScrollRegion label={[words.sms, words.email, words.push, words.zalo].map(({ name }) => name).join(', ')}>
        <div className={styles.channels}>
          <SmsCard {...props} host={host} language={language} />
          <EmailCard {...props} />
          <PushCard {...props} />
          <ZaloCard {...props} />
        </div>
      </ScrollRegion>
    </section>
  );
}
