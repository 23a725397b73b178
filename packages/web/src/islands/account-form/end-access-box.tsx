import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './account-form.module.css';

interface EndAccessBoxProps {
  readonly id: string;
  readonly language: Language;
  readonly isTicked: boolean;
}

/**
 * Whether keys, webhooks, calendar links and invitations end too. Unticked boxes post nothing without JavaScript; a
 * hidden field before it covers that.
 */
export function EndAccessBox({ id, language, isTicked }: EndAccessBoxProps) {
  const { endAccess, endAccessHint } = accountPageMessages[language].password;
  return (
    <div>
      <input type="hidden" name="endAccess" value="off" />
      <div className={styles.box}>
        <input
          type="checkbox"
          id={`${id}endAccess`}
          name="endAccess"
          value="on"
          defaultChecked={isTicked}
          aria-describedby={`${id}endAccess-hint`}
        />
        <label htmlFor={`${id}endAccess`}>{endAccess}</label>
      </div>
      <p className={styles.hint} id={`${id}endAccess-hint`}>
        {endAccessHint}
      </p>
    </div>
  );
}
