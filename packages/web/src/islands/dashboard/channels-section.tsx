import { CHANNEL_ICONS, CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardChannelMessages } from '@portal/content/messages/dashboard-channel-messages';
import { namePlan } from '@portal/content/products/plan-words';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnChannel } from '@portal/contract/own/channels';
import { CHANNELS, type ChannelKind } from '@portal/domain/alert/channel.table';
import { findPlanFor } from '@portal/domain/plan/may-use';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPaymentPath } from '@portal/routes/plan-paths';
import { useEffect, useState } from 'react';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { isProposed, proposeEmail } from '#islands/rule-editor/proposals.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { AddChannel, VerifyChannel } from './channel-forms.tsx';
import styles from './channels.module.css';
import { OwnRow } from './own-rows.tsx';
import type { SectionProps } from './section-props.ts';
import { PartBlock, Switch } from './small-parts.tsx';
import { findSubscription } from './subscribe-push.ts';

/** Push endpoint of this browser; null until known or without one. */
function useOwnEndpoint(): string | null {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    findSubscription().then(
      (found) => setEndpoint(found?.endpoint ?? null),
      () => undefined,
    );
  }, []);
  return endpoint;
}

/** Formats a phone number. */
const toShown = (address: string): string => (address.startsWith('+84') ? `0${address.slice(3)}` : address);

interface ChannelProps extends SectionProps {
  readonly channel: OwnChannel;
  readonly ownEndpoint: string | null;
  readonly hasTools: boolean;
}

function useChannel({ dashboard, language, channel }: ChannelProps) {
  const words = dashboardChannelMessages[language];
  const name = CHANNEL_WORDS[channel.kind].name[language];
  const show = (changed: OwnChannel | null): void =>
    dashboard.put('channels', (known) => ({
      ...known,
      items: known.items.flatMap((one) => (one.id === channel.id ? (changed ?? []) : one)),
    }));
  const send = async (active: boolean): Promise<boolean> => {
    show({ ...channel, active });
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelChange, { id: channel.id, body: { active }, language });
    const isDone = answer.ok;
    if (!isDone) {
      show(channel);
      dashboard.announce(describeRefusal(answer, language));
    }
    return isDone;
  };
  const turn = async (active: boolean): Promise<void> => {
    if (await send(active)) dashboard.announce(words.switched(name, active), () => void send(!active));
  };
  const remove = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelRemove, { id: channel.id, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    show(null);
    dashboard.announce(words.removed(name));
  };
  const test = async (): Promise<void> => {
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelTest, { id: channel.id, body: {}, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    dashboard.put('messages', (known) => [answer.reply, ...known]);
    dashboard.announce(words.testSent(name));
  };
  return { name, turn, remove, test };
}

/** State of a channel in words: what is still required before anything is sent. */
function describeChannel({ channel, language, dashboard }: ChannelProps): {
  readonly text: string;
  readonly state: string;
} {
  const words = dashboardChannelMessages[language];
  if (channel.pausedBy !== undefined) return { text: words.pausedByPlan, state: 'off' };
  if (isProposed(channel)) return { text: channel.verified ? words.proposed : words.proposedUnverified, state: 'off' };
  if (!channel.verified) {
    const isOwn = channel.kind === 'email' && channel.address === dashboard.parts.user.value?.email;
    return { text: isOwn ? `${words.unverified}. ${words.openLink}` : words.unverified, state: 'missing' };
  }
  return channel.active ? { text: words.ready, state: 'ready' } : { text: words.off, state: 'off' };
}

function ChannelRow(props: ChannelProps) {
  const { channel, ownEndpoint, language, hasTools } = props;
  const words = dashboardChannelMessages[language];
  const { name, turn, remove, test } = useChannel(props);
  const { text, state } = describeChannel(props);
  const ownEmail = props.dashboard.parts.user.value?.email;
  const isBrowser = CHANNELS[channel.kind].address === 'subscription';
  const isOwn = channel.address === ownEndpoint;
  const about = isBrowser ? (isOwn ? words.thisBrowser : words.otherBrowser) : toShown(channel.address);
  const isLocked = channel.pausedBy !== undefined;
  const removal = {
    label: words.remove(name),
    question: words.question(name),
    yes: words.removeYes,
    onYes: () => void remove(),
  };
  return (
    <OwnRow
      language={language}
      icon={CHANNEL_ICONS[channel.kind]}
      title={name}
      {...(hasTools && !isProposed(channel) ? { removal } : {})}
      tools={
        !isProposed(channel) && (
          <Switch
            label={words.switch(`${name} ${isBrowser ? '' : about}`.trim())}
            isOn={channel.active}
            onSwitch={(isOn) => void turn(isOn)}
            {...(isLocked ? { lockedBy: `state-${channel.id}` } : {})}
          />
        )
      }
      below={hasTools && !channel.verified && !isLocked && channel.address !== ownEmail && <VerifyChannel {...props} />}
    >
      <small>{about}</small>
      <small id={`state-${channel.id}`} className={styles.state} data-state={state}>
        {text}
      </small>
      {hasTools && state === 'ready' && (
        <button
          type="button"
          className={styles.test}
          aria-label={words.testOf(`${name} ${about}`)}
          onClick={() => void test()}
        >
          {words.test}
        </button>
      )}
    </OwnRow>
  );
}

interface KindProps extends SectionProps {
  readonly kind: ChannelKind;
  readonly inPlan: boolean;
  readonly available: boolean;
  readonly isFirst: boolean;
  readonly hasTools: boolean;
}

/** A kind of channel to add, or what it requires. */
function KindRow({ kind, inPlan, available, isFirst, hasTools, ...props }: KindProps) {
  const { dashboard, language } = props;
  const words = dashboardChannelMessages[language];
  const { name, about } = CHANNEL_WORDS[kind];
  const [isOpen, setIsOpen] = useState(false);
  const plan = findPlanFor({ field: 'notification', channel: kind });
  const isUsable = inPlan && available;
  return (
    <OwnRow
      language={language}
      icon={CHANNEL_ICONS[kind]}
      isOff={!isUsable}
      title={isFirst ? name[language] : words.addAnother}
      tools={
        <>
          {isUsable && hasTools && (
            <Button aria-expanded={isOpen} aria-label={words.addOf(name[language])} onClick={() => setIsOpen(!isOpen)}>
              {words.add}
            </Button>
          )}
          {isUsable && !hasTools && (
            <a href={toLanguagePath('dashboard:channels', language)} aria-label={words.addOf(name[language])}>
              {words.add}
            </a>
          )}
          {available && !inPlan && plan !== null && (
            <a href={toPaymentPath(plan, language)}>{words.seePlan(namePlan(plan, language))}</a>
          )}
        </>
      }
      below={
        isOpen && <AddChannel dashboard={dashboard} language={language} kind={kind} onDone={() => setIsOpen(false)} />
      }
    >
      {isFirst && isUsable && <small>{about[language]}</small>}
      {!available && <small>{words.notSetUp}</small>}
      {available && !inPlan && plan !== null && <small>{words.notInPlan(namePlan(plan, language))}</small>}
    </OwnRow>
  );
}

/** Channels with their state, and kinds to add. */
export function ChannelsPart({ hasTools, ...props }: SectionProps & { readonly hasTools: boolean }) {
  const { dashboard, language } = props;
  const { channels, user } = dashboard.parts;
  const ownEndpoint = useOwnEndpoint();
  const items = channels.value === null ? [] : proposeEmail(channels.value, user.value);
  const hasKind = (kind: ChannelKind): boolean => items.some((channel) => channel.kind === kind);
  const isOwnPush = items.some(({ kind, address }) => kind === 'push' && address === ownEndpoint);
  const mayAdd = (kind: ChannelKind): boolean =>
    !hasKind(kind) || (hasTools && (CHANNEL_WORDS[kind].field !== null || (kind === 'push' && !isOwnPush)));
  return (
    <PartBlock
      id="channels"
      heading={dashboardChannelMessages[language].heading}
      part="channels"
      dashboard={dashboard}
      language={language}
    >
      {channels.value !== null && (
        <ul className={styles.channels}>
          {items.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} ownEndpoint={ownEndpoint} hasTools={hasTools} {...props} />
          ))}
          {channels.value.kinds
            .filter(({ kind }) => mayAdd(kind) && (kind !== 'webhook' || hasTools))
            .map((kind) => (
              <KindRow key={kind.kind} {...kind} {...props} isFirst={!hasKind(kind.kind)} hasTools={hasTools} />
            ))}
        </ul>
      )}
    </PartBlock>
  );
}
