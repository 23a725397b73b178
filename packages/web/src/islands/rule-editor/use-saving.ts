import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type ReactNode, useState } from 'react';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';
import type { OwnThings } from './own-things.ts';
import { storeProposals } from './proposals.ts';
import { type Draft, readDraft, toRuleBody } from './rule-draft.ts';

export interface Saving {
  readonly step: 'open' | 'sending' | 'saved' | 'failed';
  readonly message: ReactNode;
  /** Server errors by field. */
  readonly mistakes: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();
const NO_SUCH = 404;

function readRefusal(answer: Refusal, language: Language): Omit<Saving, 'step'> {
  const words = ruleEditorMessages[language];
  const { body } = answer;
  if (body.errorCode === 'planLimit') {
    const ofLead = body.quantity === 'warningThunderstormLightning';
    const mistakes = ofLead ? new Map([['leadMinutes', describeRefusal(answer, language)]]) : NONE;
    return { message: showRefusal(answer, language), mistakes };
  }
  const errors = listErrors(answer);
  const [first] = errors;
  if (first === undefined) return { message: words.bar.failed, mistakes: NONE };
  return { message: first.message, mistakes: new Map(errors.map(({ path, message }) => [path, message])) };
}

/** A rule as stored, and what its account has then. */
interface SavedRule {
  readonly draft: Draft;
  readonly things: OwnThings;
}

/** `onProposed` gets what was stored for a rule that was then refused. */
export function useSaving(first: string | null, language: Language, onProposed: (stored: SavedRule) => void) {
  const [ruleId, setRuleId] = useState(first);
  const [saving, setSaving] = useState<Saving>({ step: 'open', message: '', mistakes: NONE });
  const words = ruleEditorMessages[language].bar;
  /** Saves the rule, first what it proposes, and returns it as stored; null if refused. */
  async function save(draft: Draft, things: OwnThings): Promise<SavedRule | null> {
    setSaving({ step: 'sending', message: words.saving, mistakes: NONE });
    const proposed = await storeProposals(draft, things, language);
    if ('refused' in proposed) {
      setSaving({ step: 'failed', ...readRefusal(proposed.refused, language) });
      return null;
    }
    const body = toRuleBody(proposed.draft);
    const answer =
      ruleId === null
        ? await callOwn(ALERT_ADDRESSES.alertRuleAdd, { body, language })
        : await callOwn(ALERT_ADDRESSES.alertRuleChange, { body, id: ruleId, language });
    const stored = answer.ok ? readDraft({ ...answer.reply, id: '' }) : null;
    if (!answer.ok || stored === null) {
      onProposed({ draft: proposed.draft, things: { ...things, ...proposed.own } });
      setSaving({ step: 'failed', ...readRefusal(answer, language) });
      return null;
    }
    const { id } = answer.reply;
    setRuleId(id);
    if (ruleId === null) history.replaceState(null, '', toLanguagePath('dashboard:rule', language, { id }));
    setSaving({ step: 'saved', message: words.saved, mistakes: NONE });
    return { draft: stored, things: { ...things, ...proposed.own } };
  }
  /** Removes the rule, then returns to the list. */
  async function remove(): Promise<void> {
    if (ruleId === null) return;
    const { ok, status } = await callOwn(ALERT_ADDRESSES.alertRuleRemove, { id: ruleId });
    if (ok || status === NO_SUCH) location.assign(toLanguagePath('dashboard:rules', language));
    else setSaving({ step: 'failed', message: words.failed, mistakes: NONE });
  }
  const reopen = (): void => setSaving({ step: 'open', message: '', mistakes: NONE });
  return { ruleId, saving, save, remove, reopen };
}
