import { CHANNEL_ICONS, CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { wardSubscriptionMessages } from '@portal/content/messages/ward-subscription-messages';
import type { OwnChannel } from '@portal/contract/own/channels';
import type { OwnWardSubscription } from '@portal/contract/own/ward-subscriptions';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type ReactNode, useEffect, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { SelectField } from '#islands/own/select-field.tsx';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './channels.module.css';
import { WARD_BULLETINS } from './dashboard-data.ts';
import { formatWhen } from './format-when.ts';
import { OwnRow, removeEntry } from './own-rows.tsx';
import { findPicked, type PickedPlace, PlacePicker } from './place-picker.tsx';
import plans from './plan.module.css';
import type { SectionProps } from './section-props.ts';
import { PartBlock } from './small-parts.tsx';

/** Where links to this section lead; a place's own page adds `?bulletin=` with its slug. */
const SECTION_ID = 'ward-bulletins';
const LANGUAGES: readonly Language[] = ['vi', 'en'];

/** `Email, an@vidu.vn`; of a webhook its host, as its path may be long. */
function nameChannel({ kind, address }: Pick<OwnChannel, 'kind' | 'address'>, language: Language): string {
  const host = kind === 'webhook' && URL.canParse(address) ? new URL(address).host : address;
  return `${CHANNEL_WORDS[kind].name[language]}, ${host}`;
}

interface RowProps extends SectionProps {
  readonly subscription: OwnWardSubscription;
  readonly channel: OwnChannel;
}

/** When the last bulletin was sent, or why none is. */
function describeState({ subscription: { lastSentAt }, channel, language, now }: RowProps) {
  const words = wardSubscriptionMessages[language];
  if (channel.pausedBy !== undefined) return { text: words.pausedByPlan, state: 'off' };
  if (!channel.active || !channel.verified) return { text: words.paused, state: 'missing' };
  if (lastSentAt === null) return { text: words.neverSent, state: 'off' };
  return { text: words.lastSent(formatWhen(lastSentAt, now, language)), state: 'ready' };
}

function SubscriptionRow(props: RowProps) {
  const { language, subscription, channel } = props;
  const { id, name, location } = subscription;
  const words = wardSubscriptionMessages[language];
  const { text, state } = describeState(props);
  const onYes = () =>
    void removeEntry(props, 'wardBulletins', WARD_BULLETINS.remove, { id, removed: words.removed(name) });
  return (
    <OwnRow
      language={language}
      icon={CHANNEL_ICONS[channel.kind]}
      title={<a href={toLanguagePath('ward-bulletin', subscription.language, { location })}>{name}</a>}
      removal={{ label: words.remove(name), question: words.question(name), yes: words.removeYes, onYes }}
    >
      <small>{`${words.languages[subscription.language]} · ${nameChannel(channel, language)}`}</small>
      <small className={styles.state} data-state={state}>
        {text}
      </small>
    </OwnRow>
  );
}

/** The place of the form, at first the one that the address names: a ward's own page links so. */
function usePlace(language: Language) {
  const [place, setPlace] = useState<PickedPlace | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the server does not know the query
  useEffect(() => {
    const slug = new URLSearchParams(location.search).get('bulletin');
    // The section exists only now that its data are there.
    if (slug !== null || location.hash === `#${SECTION_ID}`) document.getElementById(SECTION_ID)?.scrollIntoView();
    if (slug !== null) void findPicked(slug, language).then((found) => found !== null && setPlace(found));
  }, []);
  return { place, setPlace };
}

interface FormProps extends SectionProps, ReturnType<typeof usePlace> {
  /** Channels that bulletins can be sent by now. */
  readonly channels: readonly OwnChannel[];
}

/** Place, language and channel of a new bulletin. */
function SubscribeForm({ dashboard, language, search, channels, place, setPlace }: FormProps) {
  const words = wardSubscriptionMessages[language];
  const [wanted, setWanted] = useState<Language>(language);
  const send = async (form: HTMLFormElement): Promise<ReactNode> => {
    if (place?.slug == null) return words.noPlace;
    const channelId = String(new FormData(form).get('channelId') ?? '');
    const body = { location: place.slug, language: wanted, channelId };
    const answer = await callOwn(WARD_BULLETINS.add, { body, language });
    if (!answer.ok) return showRefusal(answer, language);
    dashboard.put('wardBulletins', (known) => [...known, answer.reply]);
    dashboard.announce(words.added(answer.reply.name));
    setPlace(null);
    return null;
  };
  return (
    <div className={forms.apart}>
      <h3>{words.add}</h3>
      <OwnForm submit={words.submit} onSend={send}>
        {place === null ? (
          <PlacePicker language={language} search={search} onPick={setPlace} />
        ) : (
          <p className={forms.chosen}>
            {place.name}
            <Button variant="tool" aria-label={words.removePlace(place.name)} onClick={() => setPlace(null)}>
              <Icon name="x" size={18} />
            </Button>
          </p>
        )}
        <SelectField
          label={words.language}
          value={wanted}
          order={LANGUAGES}
          names={words.languages}
          onChoose={setWanted}
        />
        <DescribedField label={words.channel}>
          {(control) => (
            <select {...control} name="channelId">
              {channels.map((channel) => (
                <option key={channel.id} value={channel.id}>
                  {nameChannel(channel, language)}
                </option>
              ))}
            </select>
          )}
        </DescribedField>
      </OwnForm>
    </div>
  );
}

/** Ward bulletins of every morning, and a form for another one. */
export function WardBulletinsPart(props: SectionProps) {
  const { dashboard, language } = props;
  const words = wardSubscriptionMessages[language];
  const { wardBulletins, channels } = dashboard.parts;
  const chosen = usePlace(language);
  const known = channels.value?.items ?? [];
  // A removed channel has ended its bulletins.
  const rows = (wardBulletins.value ?? []).flatMap((subscription) => {
    const channel = known.find(({ id }) => id === subscription.channel.id);
    return channel === undefined ? [] : [{ subscription, channel }];
  });
  const usable = known.filter(
    ({ kind, verified, active }) => (kind === 'email' || kind === 'webhook') && verified && active,
  );
  return (
    <PartBlock id={SECTION_ID} heading={words.heading} part="wardBulletins" dashboard={dashboard} language={language}>
      <p className={plans.next}>{words.lead}</p>
      {rows.length > 0 && (
        <ul className={styles.channels}>
          {rows.map((row) => (
            <SubscriptionRow key={row.subscription.id} {...props} {...row} />
          ))}
        </ul>
      )}
      {channels.value !== null && usable.length === 0 && <p className={plans.next}>{words.noChannel}</p>}
      {usable.length > 0 && <SubscribeForm {...props} {...chosen} channels={usable} />}
    </PartBlock>
  );
}
