import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { dashboardTeamMessages } from '@portal/content/messages/dashboard-team-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnMessage } from '@portal/contract/own/messages';
import type { Membership } from '@portal/contract/own/team';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { Bones } from '#components/ui/bones.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './channels.module.css';
import { formatWhen } from './format-when.ts';
import { findOutcome, listEntries } from './list-events.ts';
import type { SectionProps } from './section-props.ts';
import { Block } from './small-parts.tsx';

/** Token of the invitation link; null without one. */
function useInvitation(): readonly [string | null, () => void] {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.search).get('token')), []);
  const forget = (): void => {
    const address = new URL(location.href);
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
    setToken(null);
  };
  return [token, forget];
}

/** Asks whether to join the inviting team: opening the link changes nothing. */
export function JoinCard({ dashboard, language }: SectionProps) {
  const words = dashboardTeamMessages[language];
  const [token, forget] = useInvitation();
  if (token === null) return null;
  const join = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.teamJoin, { body: { token }, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    forget();
    dashboard.reload('team');
    dashboard.announce(words.joined);
  };
  return (
    <Block id="join" heading={words.joinHeading}>
      <p>{words.joinText}</p>
      <div className={forms.actions}>
        <Button variant="violet" onClick={() => void join()}>
          {words.join}
        </Button>
      </div>
    </Block>
  );
}

/** Notifications about the places of another team, latest first. */
function SharedLog({ owner, language, now }: Pick<SectionProps, 'language' | 'now'> & { readonly owner: string }) {
  const words = dashboardTeamMessages[language];
  const [messages, setMessages] = useState<readonly OwnMessage[] | null>(null);
  useEffect(() => {
    callOwn(ALERT_ADDRESSES.alertMessagesList, { language, query: { owner } }).then(({ reply }) =>
      setMessages(reply?.items ?? []),
    );
  }, [owner, language]);
  if (messages === null) return <Bones count={2} />;
  if (messages.length === 0) return <p className={forms.hint}>{words.noLog}</p>;
  return (
    <ul className={styles.channels}>
      {listEntries(messages).map((entry) => (
        <li key={entry.key}>
          {formatWhen(entry.main.event.at, now, language)} · {entry.main.text}{' '}
          <b>{findOutcome(entry, language).text}</b>
        </li>
      ))}
    </ul>
  );
}

function MembershipRow({ membership, ...props }: SectionProps & { readonly membership: Membership }) {
  const { dashboard, language, now } = props;
  const words = dashboardTeamMessages[language];
  const person = membership.email ?? words.someone;
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leave = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.teamMemberRemove, { id: membership.id, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    dashboard.reload('team');
    dashboard.announce(words.left);
  };
  return (
    <li>
      <b>{words.of(person)}</b>
      <p className={forms.hint}>{words.shares(membership.places.map(({ name }) => name).join(', '))}</p>
      <div className={forms.actions}>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.hideLog : words.log}
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {words.leave}
        </Button>
      </div>
      {isAsking && (
        <ConfirmRemove
          question={words.leaveQuestion(person)}
          yes={words.leave}
          no={dashboardMessages[language].keep}
          onYes={() => void leave()}
          onNo={() => setIsAsking(false)}
        />
      )}
      {isOpen && <SharedLog owner={membership.owner} language={language} now={now} />}
    </li>
  );
}

/** Memberships in other teams; nothing without any. */
export function MembershipsPart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardTeamMessages[language];
  const memberships = dashboard.parts.team.value?.memberOf ?? [];
  if (memberships.length === 0) return null;
  return (
    <Block id="others" heading={words.others}>
      <p>
        {words.needsChannel} <a href={toLanguagePath('dashboard:channels', language)}>{words.channels}</a>
      </p>
      <ul className={styles.channels}>
        {memberships.map((membership) => (
          <MembershipRow key={membership.id} {...props} membership={membership} />
        ))}
      </ul>
    </Block>
  );
}
