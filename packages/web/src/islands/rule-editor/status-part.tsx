import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardChannelMessages } from '@portal/content/messages/dashboard-channel-messages';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import { namePlan } from '@portal/content/products/plan-words';
import { findPlanFor, getPlanLimit, getSmsPerDay } from '@portal/domain/plan/may-use';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { Editor } from './editor.ts';
import { countKnownDays } from './preview-days.ts';
import { isProposed } from './proposals.ts';
import styles from './rule-preview.module.css';

/** A note. Amber: nearly full or outdated; red: does not work; neutral: information. */
interface Note {
  readonly tone: 'amber' | 'red' | 'quiet';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Whether another plan would help. */
  readonly hasPlans?: boolean;
}

/** More messages per month than most people read. */
const MANY = 20;
const FULL_DAYS = 30;

function listPlanNotes({ draft, things, language }: Editor, isPaused: boolean): Note[] {
  const words = rulePreviewMessages[language].status;
  const { minutes } = ruleEditorMessages[language].lead;
  const { leadMinutes, kind } = draft.rule;
  const most = getPlanLimit(things.planId, 'warningThunderstormLightning');
  if (kind === 'officialWarning') return [];
  if (leadMinutes > most) {
    const plan = findPlanFor({ field: 'warningThunderstormLightning', amount: leadMinutes });
    return [
      {
        tone: 'red',
        icon: 'bell',
        title: words.lead(minutes(leadMinutes), plan === null ? '' : namePlan(plan, language)),
        text: words.leadNow(namePlan(things.planId, language), minutes(most)),
        hasPlans: true,
      },
    ];
  }
  return isPaused ? [{ tone: 'red', icon: 'bell', title: words.paused, text: '', hasPlans: true }] : [];
}

function listChannelNotes({ draft, things, language }: Editor): Note[] {
  const words = rulePreviewMessages[language].status;
  const chosen = things.channels.filter(({ id }) => draft.channelIds.includes(id));
  if (chosen.length === 0) return [{ tone: 'red', icon: 'bell', title: words.noChannel, text: words.noChannelText }];
  const unverified = chosen
    .filter(({ verified }) => !verified)
    .map(
      ({ kind }): Note => ({
        tone: 'amber',
        icon: 'mail',
        title: words.unverified(CHANNEL_WORDS[kind].short[language]),
        text: words.unverifiedText,
      }),
    );
  if (!chosen.some(isProposed)) return unverified;
  return [
    { tone: 'quiet', icon: 'check', title: words.bySaving, text: dashboardChannelMessages[language].agree },
    ...unverified,
  ];
}

function listPreviewNotes({ draft, things, language, preview, now }: Editor): Note[] {
  const words = rulePreviewMessages[language].status;
  if (preview.value === null) return [];
  const { knownFrom, past, basis } = preview.value;
  const count = past.messages.length;
  const hasSms = things.channels.some(({ id, kind }) => kind === 'sms' && draft.channelIds.includes(id));
  const perDay = getSmsPerDay(things.planId);
  const isLimited = hasSms && Number.isFinite(perDay);
  const days = countKnownDays(knownFrom, now);
  return [
    ...(draft.rule.kind === 'rain' && basis === 'satellite'
      ? [{ tone: 'quiet', icon: 'cloud', title: words.satellite, text: words.satelliteText } as const]
      : []),
    ...(count < MANY
      ? []
      : [
          {
            tone: 'amber',
            icon: 'message-square',
            title: words.many(count),
            text: isLimited ? words.manySms(perDay) : '',
          } as const,
        ]),
    ...(days >= FULL_DAYS || days === 0
      ? []
      : [{ tone: 'quiet', icon: 'history', title: words.fewDays, text: words.fewDaysText(days) } as const]),
  ];
}

/** Notes on rule, plan and channels before saving. */
export function StatusPart({ editor, isPaused }: { readonly editor: Editor; readonly isPaused: boolean }) {
  const { language } = editor;
  const words = rulePreviewMessages[language].status;
  const notes = [...listPlanNotes(editor, isPaused), ...listChannelNotes(editor), ...listPreviewNotes(editor)];
  return (
    <section className="card" aria-labelledby="rule-status">
      <h2 id="rule-status" className={styles.only}>
        {words.heading}
      </h2>
      {notes.length === 0 && <p className={styles.note}>{words.fine}</p>}
      <ul className={styles.notes}>
        {notes.map(({ tone, icon, title, text, hasPlans }) => (
          <li key={title} data-tone={tone}>
            <Icon name={icon} />
            <p>
              <b>{title}</b> {text}{' '}
              {hasPlans === true && <a href={toLanguagePath('payment', language)}>{words.seePlans}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
