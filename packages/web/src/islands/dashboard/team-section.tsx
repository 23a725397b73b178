import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { dashboardTeamMessages } from '@portal/content/messages/dashboard-team-messages';
import { describePlan, namePlan } from '@portal/content/products/plan-words';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { TeamMember } from '@portal/contract/own/team';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './channels.module.css';
import plans from './plan.module.css';
import type { SectionProps } from './section-props.ts';
import { PartBlock } from './small-parts.tsx';
import { JoinCard, MembershipsPart } from './team-memberships.tsx';

const CONFLICT = 409;

/** First letter of the address as an avatar. */
const Initial = ({ email }: { readonly email: string | null }) => (
  <span className={styles.icon} aria-hidden="true">
    {(email ?? '?').slice(0, 1).toLocaleUpperCase()}
  </span>
);

interface PlaceBoxesProps extends Pick<SectionProps, 'dashboard' | 'language'> {
  /** Initially ticked places; null: all. */
  readonly shared: readonly string[] | null;
}

/** Choice of shared places, as checkboxes named `place`. */
function PlaceBoxes({ dashboard, language, shared }: PlaceBoxesProps) {
  const words = dashboardTeamMessages[language];
  const id = useId();
  const places = dashboard.parts.places.value ?? [];
  if (places.length === 0) return <p className={forms.hint}>{words.noPlaces}</p>;
  return (
    <fieldset className={forms.boxes}>
      <legend>{words.places}</legend>
      {places.map(({ id: placeId, name }) => (
        <div key={placeId} className={forms.box}>
          <input
            type="checkbox"
            id={id + placeId}
            name="place"
            value={placeId}
            defaultChecked={shared === null || shared.includes(placeId)}
          />
          <label htmlFor={id + placeId}>{name}</label>
        </div>
      ))}
    </fieldset>
  );
}

interface MemberProps extends SectionProps {
  readonly member: TeamMember;
}

/** Places a member gets alerts for, and removal from the team. */
function EditMember({ member, onDone, ...props }: MemberProps & { readonly onDone: () => void }) {
  const { dashboard, language } = props;
  const words = dashboardTeamMessages[language];
  const person = member.email ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const body = { places: new FormData(event.currentTarget).getAll('place') };
    const answer = await callOwn(ALERT_ADDRESSES.teamMemberChange, { id: member.id, body, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    dashboard.reload('team');
    dashboard.announce(words.changed(person));
    onDone();
  };
  const remove = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.teamMemberRemove, { id: member.id, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    dashboard.reload('team');
    dashboard.announce(words.removed(person));
  };
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <PlaceBoxes dashboard={dashboard} language={language} shared={member.places} />
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {dashboardMessages[language].save}
        </Button>
        <Button onClick={onDone}>{dashboardMessages[language].cancel}</Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmRemove
          question={words.removeQuestion(person)}
          yes={words.remove}
          no={dashboardMessages[language].keep}
          onYes={() => void remove()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}

/** A team member: name, state, places. */
function MemberRow(props: MemberProps) {
  const { dashboard, language, member } = props;
  const words = dashboardTeamMessages[language];
  const [isEditing, setIsEditing] = useState(false);
  const isOwner = member.role === 'owner';
  const email = isOwner ? (dashboard.parts.user.value?.email ?? null) : member.email;
  const names = (dashboard.parts.places.value ?? [])
    .filter(({ id }) => member.places.includes(id))
    .map(({ name }) => name);
  return (
    <li>
      <div className={styles.row}>
        <Initial email={email} />
        <span className={styles.words}>
          <b>{isOwner ? words.you : email}</b>
          <small>{isOwner ? `${words.owner} · ${email ?? ''}` : words.shares(names.join(', '))}</small>
          {!isOwner && (
            <small className={styles.state} data-state={member.state === 'active' ? 'ready' : 'off'}>
              {words.states[member.pausedBy === undefined ? member.state : 'paused']}
            </small>
          )}
        </span>
        {!isOwner && !isEditing && (
          <Button aria-label={words.changeOf(member.email ?? '')} onClick={() => setIsEditing(true)}>
            {words.change}
          </Button>
        )}
      </div>
      {isEditing && <EditMember {...props} onDone={() => setIsEditing(false)} />}
    </li>
  );
}

/** Invites a person by e-mail to the ticked places. */
function InviteForm({ dashboard, language }: SectionProps) {
  const words = dashboardTeamMessages[language];
  const [mistake, setMistake] = useState<ReactNode>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    setMistake(undefined);
    const body = { email, places: fields.getAll('place') };
    const answer = await callOwn(ALERT_ADDRESSES.teamInvite, { body, language });
    if (answer.status === CONFLICT) return setMistake(words.taken);
    if (!answer.ok) return setMistake(showRefusal(answer, language));
    form.reset();
    dashboard.reload('team');
    dashboard.announce(words.sent(email));
  };
  return (
    <form className={`${forms.form} ${forms.apart}`} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{words.invite}</h3>
      <DescribedField label={words.email} hint={words.emailHint} mistake={mistake}>
        {(control) => <input {...control} name="email" type="email" autoComplete="off" maxLength={254} />}
      </DescribedField>
      <PlaceBoxes dashboard={dashboard} language={language} shared={null} />
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** The invitation form, or why inviting is not possible. */
function InvitePart(props: SectionProps & { readonly isFull: boolean }) {
  const { dashboard, language, isFull } = props;
  const words = dashboardTeamMessages[language];
  if (isFull)
    return (
      <p className={plans.next}>
        {words.full} <a href={toLanguagePath('dashboard:plan', language)}>{words.seePlans}</a>
      </p>
    );
  if (dashboard.parts.user.value?.emailVerified === false) return <p className={plans.next}>{words.verifyFirst}</p>;
  return <InviteForm {...props} />;
}

/** Team of the plan, invitations, and memberships in other teams. */
export function TeamSection(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardTeamMessages[language];
  const { team, plan } = dashboard.parts;
  const most = plan.value === null ? null : describePlan(plan.value.planId, language).userNumber;
  const members = team.value?.items ?? [];
  return (
    <>
      <JoinCard {...props} />
      <PartBlock
        id="team"
        heading={words.heading}
        {...(most === null || team.value === null ? {} : { aside: words.count(String(members.length), most) })}
        part="team"
        dashboard={dashboard}
        language={language}
      >
        <p className={plans.next}>{words.lead}</p>
        <ul className={styles.channels}>
          {members.map((member) => (
            <MemberRow key={member.id} {...props} member={member} />
          ))}
        </ul>
        {plan.value !== null && most !== null && (
          <p className={plans.next}>{words.seats(namePlan(plan.value.planId, language), most)}</p>
        )}
        {team.value !== null && <InvitePart {...props} isFull={members.length >= Number(most ?? 1)} />}
      </PartBlock>
      <MembershipsPart {...props} />
    </>
  );
}
