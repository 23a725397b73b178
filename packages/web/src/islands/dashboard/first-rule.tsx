import { listShortRuleParts } from '@portal/content/alerts/describe-rule';
import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardChannelMessages } from '@portal/content/messages/dashboard-channel-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { type ReactNode, useState } from 'react';
import { Bones } from '#components/ui/bones.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import forms from '#islands/own/forms.module.css';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { describeNext, describePast, findLeast } from '#islands/rule-editor/describe-preview.ts';
import { composeSample } from '#islands/rule-editor/message-sample.ts';
import { listNextDays } from '#islands/rule-editor/preview-days.ts';
import { isProposed, proposeEmail, storeProposals } from '#islands/rule-editor/proposals.ts';
import { createDraft, type Draft, toRuleBody } from '#islands/rule-editor/rule-draft.ts';
import { usePreview } from '#islands/rule-editor/use-preview.ts';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './first-rule.module.css';
import type { SectionProps } from './section-props.ts';
import { Block, DemoMark } from './small-parts.tsx';

type FirstRuleProps = SectionProps & { readonly place: OwnPlace };

/** The rule that most people want: moderate rain at the first place, by their own e-mail. */
function useFirstRule({ dashboard, language, style, place }: FirstRuleProps) {
  const { user, channels, plan } = dashboard.parts;
  const known = channels.value === null ? [] : proposeEmail(channels.value, user.value);
  const chosen = known.filter(({ active, pausedBy }) => active && pausedBy === undefined);
  const { windUnit, temperatureUnit } = style;
  const draft = createDraft('rain', {
    language,
    windUnit,
    temperatureUnit,
    longestLead: getPlanLimit(plan.value?.planId ?? 'community', 'warningThunderstormLightning'),
    placeIds: [place.id],
    channelIds: chosen.map(({ id }) => id),
  });
  const [state, setState] = useState<'open' | 'sending'>('open');
  const [mistake, setMistake] = useState<ReactNode>();
  const store = async (proposal: Draft): Promise<ReactNode> => {
    const proposed = await storeProposals(proposal, { places: [place], channels: known }, language);
    if ('refused' in proposed) return showRefusal(proposed.refused, language);
    dashboard.put('channels', (before) => ({ ...before, items: proposed.own.channels }));
    const answer = await callOwn(ALERT_ADDRESSES.alertRuleAdd, { body: toRuleBody(proposed.draft), language });
    if (!answer.ok) return showRefusal(answer, language);
    dashboard.put('rules', (before) => [...before, answer.reply]);
    dashboard.announce(dashboardMessages[language].firstRule.turnedOn);
    return null;
  };
  const turnOn = async (): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    setMistake(undefined);
    setMistake(await store(draft));
    setState('open');
  };
  return { draft, chosen, isSending: state === 'sending', mistake, turnOn };
}

interface SentenceProps extends Pick<FirstRuleProps, 'language' | 'place'> {
  readonly draft: Draft;
  readonly channelNames: readonly string[];
}

/** The rule as a sentence; each of its tokens leads to the editor. */
function Sentence({ language, place, draft, channelNames }: SentenceProps) {
  const words = dashboardMessages[language].firstRule;
  const editor = addQuery(toLanguagePath('dashboard:new-rule', language), 'kind=rain');
  const { parts, rest } = listShortRuleParts(draft.rule, { placeNames: [place.name], channelNames }, language);
  return (
    <>
      <p className={styles.sentence}>
        {parts.map(({ token, text }) =>
          token === null ? (
            text
          ) : (
            <a key={token} href={editor} aria-label={words.editOf(text)}>
              {text}
            </a>
          ),
        )}
      </p>
      <p className={forms.hint}>{rest}</p>
    </>
  );
}

/** What the rule would have sent, when it would send next, and what such an alert says. */
function Trial({ draft, ...props }: FirstRuleProps & { readonly draft: Draft }) {
  const { dashboard, language, now, place } = props;
  const words = dashboardMessages[language].firstRule;
  const quietHours = dashboard.parts.alertSettings.value?.quietHours ?? draft.rule.quietHours;
  const { value, state } = usePreview({ ...draft.rule, quietHours }, place, language);
  const isDemo = value?.issued?.demo === true;
  const sample = composeSample({ rule: draft.rule, placeName: place.name, now, host: '', isDemo });
  const lines =
    value === null
      ? null
      : [
          [words.past, describePast(value, draft.rule, language)],
          ['', describeNext(listNextDays(value, findLeast(draft.rule), now), language)],
          [`${words.example}:`, value.next[0]?.because ?? sample.title],
        ];
  return (
    <div className={styles.trial} aria-busy={lines === null && state === 'updating'}>
      {lines === null ? (
        state === 'updating' || state === 'none' ? (
          <Bones count={5} />
        ) : (
          <p>{words.noPreview}</p>
        )
      ) : (
        lines.map(([name, text]) => (
          <p key={text}>
            {name !== '' && <b>{name}</b>} {preventUnitBreaks(text ?? '')}
          </p>
        ))
      )}
      {isDemo && <DemoMark language={language} />}
    </div>
  );
}

/** Shown to an account with a place and without rules: a filled rule that one tap turns on. */
export function FirstRule(props: FirstRuleProps) {
  const { language, place } = props;
  const words = dashboardMessages[language].firstRule;
  const { draft, chosen, isSending, mistake, turnOn } = useFirstRule(props);
  const channelNames = chosen.map(({ kind }) => CHANNEL_WORDS[kind].short[language]);
  return (
    <Block id="first-rule" heading={words.heading}>
      <Sentence language={language} place={place} draft={draft} channelNames={channelNames} />
      <Trial {...props} draft={draft} />
      {chosen.some(isProposed) && (
        <p className={forms.hint}>
          {words.byTurningOn} {dashboardChannelMessages[language].agree}
        </p>
      )}
      <div className={forms.actions}>
        <button type="button" className="button" aria-disabled={isSending} onClick={() => void turnOn()}>
          {isSending ? words.turningOn : words.turnOn}
        </button>
        <a className={forms.quiet} href={addQuery(toLanguagePath('dashboard:new-rule', language), 'kind=rain')}>
          {words.edit}
        </a>
      </div>
      <p role="alert" className={styles.mistake}>
        {mistake}
      </p>
    </Block>
  );
}
