import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { type RulePreviewWords, rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import { namePlan } from '@portal/content/products/plan-words';
import type { OutcomeCounts } from '@portal/domain/alert/count-outcomes';
import { findPlanFor, getPlanLimit } from '@portal/domain/plan/may-use';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Check, Slider } from './controls.tsx';
import type { Editor } from './editor.ts';
import styles from './rule-editor.module.css';
import { countPast, findNeighbour, setLevel } from './rule-levels.ts';

const CHANCE = { min: 10, max: 90, step: 5 };
const DEFAULT_CHANCE = 60;
const LEADS = [30, 60, 90, 120, 180];
const LEAD_STEP = 5;

/** What another chance would have changed, in words. */
function describeDifference(own: OutcomeCounts, other: OutcomeCounts, words: RulePreviewWords['neighbour']): string {
  const missed = other.missed - own.missed;
  const wrong = other.wrong - own.wrong;
  const changes = [
    ...(missed < 0 ? [other.missed === 0 ? words.noneMissed : words.fewerMissed(-missed)] : []),
    ...(missed > 0 ? [words.moreMissed(missed)] : []),
    ...(wrong > 0 ? [words.moreWrong(wrong)] : []),
    ...(wrong < 0 ? [words.fewerWrong(-wrong)] : []),
  ];
  return changes.length === 0 ? words.same : changes.join(', ');
}

/** Results of the current chance over 30 days, and of a neighbouring one. */
function NeighbourWords({ editor, chance }: { readonly editor: Editor; readonly chance: number }) {
  const { draft, preview, language } = editor;
  const words = rulePreviewMessages[language].neighbour;
  if (preview.value === null) return null;
  const { events } = preview.value.past;
  const neighbour = findNeighbour(chance);
  const own = countPast(draft.rule, events);
  const other = countPast(setLevel(draft.rule, 'chance', neighbour.chance), events);
  const label = (percent: number) => `${percent}%`;
  const say = neighbour.isLower ? words.down : words.up;
  return (
    <p className={styles.hint} aria-live="polite">
      {words.now(label(chance), own.messages, own.right)}{' '}
      {say(label(neighbour.chance), describeDifference(own, other, words))}
    </p>
  );
}

/** Minimum chance at which the condition counts as expected. */
export function ChanceField({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = ruleEditorMessages[language];
  const { chance, costLoss } = draft.rule;
  if (costLoss !== null) return <p className={styles.hint}>{words.chance.byMoney}</p>;
  return (
    <>
      {chance !== null && (
        <>
          <Slider
            {...CHANCE}
            label={words.tokens.chance}
            text={`${chance}%`}
            value={chance}
            ticks={[words.amount.chanceLow, '50', words.amount.chanceHigh]}
            onChange={(value) => change({ chance: value })}
          />
          <NeighbourWords editor={editor} chance={chance} />
        </>
      )}
      <Check isChecked={chance === null} onChange={(isOn) => change({ chance: isOn ? null : DEFAULT_CHANCE })}>
        {words.chance.likeliest}
      </Check>
    </>
  );
}

/** Lead time up to the plan's limit, and which plan has more. */
export function LeadField({ editor }: { readonly editor: Editor }) {
  const { draft, language, things, change } = editor;
  const words = ruleEditorMessages[language];
  const { leadMinutes, kind } = draft.rule;
  const most = kind === 'officialWarning' ? 180 : getPlanLimit(things.planId, 'warningThunderstormLightning');
  const locked = LEADS.filter((lead) => lead > most).flatMap((lead) => {
    const plan = findPlanFor({ field: 'warningThunderstormLightning', amount: lead });
    return plan === null ? [] : [words.lead.locked(words.lead.minutes(lead), namePlan(plan, language))];
  });
  return (
    <>
      <Slider
        label={words.tokens.lead}
        text={words.lead.minutes(leadMinutes)}
        min={LEAD_STEP}
        // A rule from a larger plan keeps its value until moved.
        max={Math.max(most, leadMinutes)}
        step={LEAD_STEP}
        value={leadMinutes}
        ticks={[words.lead.minutes(LEAD_STEP), words.lead.minutes(most)]}
        onChange={(value) => change({ leadMinutes: Math.min(value, most) })}
      />
      {locked.length > 0 && (
        <div className={styles.hint}>
          <p>{words.lead.upTo(namePlan(things.planId, language), words.lead.minutes(most))}</p>
          <ul>
            {locked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a href={toLanguagePath('payment', language)}>{words.lead.seePlans}</a>
        </div>
      )}
    </>
  );
}
