import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { countSpoken, LONGEST_SMS } from '@portal/domain/ward-bulletin/reading-time';
import { Block } from '#components/weather/block.tsx';
import styles from './ward-bulletin.module.css';
import type { WardView } from './ward-view.ts';

interface BlockProps {
  readonly reply: WardBulletinReply;
  readonly view: WardView;
}

/** A button that only a script can answer, shown by it. */
function CopyButton({ text, view: { ward } }: { readonly text: string; readonly view: WardView }) {
  return (
    <button type="button" className="button" data-copy={text} data-done={ward.copied} hidden>
      {ward.copy}
    </button>
  );
}

/** The script for a loudspeaker; browsers with a voice read it aloud. */
export function ScriptBlock({ reply: { script, scriptSeconds }, view }: BlockProps) {
  const { language } = view.style;
  const words = view.ward.script;
  return (
    <Block id="script" title={words.title} aside={words.length(scriptSeconds)}>
      <p className={styles.script} data-script={language === 'vi' ? 'vi-VN' : 'en-GB'}>
        {script}
      </p>
      <p className={styles.note}>{words.note(countSpoken(script, language))}</p>
      <p className={styles.actions} data-spread>
        <button type="button" className="button" data-play={words.stop} hidden>
          {words.play}
        </button>
        <CopyButton text={script} view={view} />
      </p>
      <p className={styles.note} data-no-voice hidden>
        {words.noVoice}
      </p>
    </Block>
  );
}

/** The message of 160 characters. */
export function SmsBlock({ reply: { sms }, view }: BlockProps) {
  const words = view.ward.sms;
  return (
    <Block id="sms" title={words.title}>
      <p className={styles.message}>{sms}</p>
      <p className={styles.count}>
        <span>{words.count(sms.length)}</span> <span className={styles.quiet}>{words.note}</span>
      </p>
      <meter className={styles.meter} min={0} max={LONGEST_SMS} value={sms.length} aria-hidden="true" />
      <p className={styles.actions} data-spread>
        <a className="button" href={`sms:?&body=${encodeURIComponent(sms)}`}>
          {words.open}
        </a>
        <CopyButton text={sms} view={view} />
      </p>
    </Block>
  );
}
