import { boardMessages } from '@portal/content/decisions/board-messages';
import { decisionMessages } from '@portal/content/decisions/decision-messages';
import { ownBoardMessages } from '@portal/content/decisions/own-board-messages';
import type { OwnActivity } from '@portal/contract/own/activities';
import { ACTIVITY_ADDRESSES } from '@portal/contract/own/activity-addresses.table';
import {
  DECISION_TEMPLATE_IDS,
  DECISION_TEMPLATES,
  DECISION_TRADES,
  type DecisionTemplateId,
} from '@portal/domain/decision/decision-templates.table';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Button } from '#islands/own/button.tsx';
import { Check } from '#islands/own/check.tsx';
import forms from '#islands/own/forms.module.css';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';
import { type ConditionDraft, draftTemplate, makeConditionDraft, toActivityBody, toDrafts } from './activity-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import type { OwnSite } from './load-own-board.ts';
import styles from './own-board.module.css';

const FIRST: DecisionTemplateId = 'concretePour';

interface ActivityFormProps {
  /** Null: a new one. */
  readonly known: OwnActivity | null;
  readonly sites: readonly OwnSite[];
  readonly language: Language;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

function describeMistake(answer: Refusal, language: Language): ReactNode {
  const words = ownBoardMessages[language];
  if (answer.body.errorCode === 'planLimit') return showRefusal(answer, language);
  const errors = listErrors(answer);
  return errors.length === 0 ? words.refused : errors.map(({ path, message }) => `${path}: ${message}`).join(' ');
}

function useDraft({ known, sites, language, onSaved }: ActivityFormProps) {
  const { templates } = decisionMessages[language];
  const [name, setName] = useState(known?.name ?? templates[FIRST]);
  const [conditions, setConditions] = useState<readonly ConditionDraft[]>(
    known === null ? draftTemplate(FIRST) : toDrafts(known.conditions),
  );
  const [placeIds, setPlaceIds] = useState<readonly string[]>(known?.placeIds ?? sites.slice(0, 1).map(({ id }) => id));
  const [notify, setNotify] = useState(known?.notify ?? false);
  const [money, setMoney] = useState({ cost: String(known?.cost ?? ''), loss: String(known?.loss ?? '') });
  const [mistake, setMistake] = useState<ReactNode>('');
  const begin = (id: DecisionTemplateId): void => {
    setName(templates[id]);
    setConditions(draftTemplate(id));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = toActivityBody({ name, placeIds, notify }, conditions, money);
    const answer =
      known === null
        ? await callOwn(ACTIVITY_ADDRESSES.activityAdd, { body, language })
        : await callOwn(ACTIVITY_ADDRESSES.activityChange, { id: known.id, body, language });
    if (answer.ok) onSaved(name);
    else setMistake(describeMistake(answer, language));
  };
  const draft = { name, conditions, placeIds, notify, money };
  return { ...draft, setName, setConditions, setPlaceIds, setNotify, setMoney, mistake, begin, submit };
}

function TemplateChoice({ language, onChoose }: { language: Language; onChoose: (id: DecisionTemplateId) => void }) {
  const { templates, trades } = decisionMessages[language];
  return (
    <Field label={ownBoardMessages[language].template}>
      <select defaultValue={FIRST} onChange={({ target }) => onChoose(target.value as DecisionTemplateId)}>
        {DECISION_TRADES.map((trade) => (
          <optgroup key={trade} label={trades[trade]}>
            {DECISION_TEMPLATE_IDS.filter((id) => DECISION_TEMPLATES[id].trade === trade).map((id) => (
              <option key={id} value={id}>
                {templates[id]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

/** Name, conditions, sites and e-mails of an activity. */
export function ActivityForm(props: ActivityFormProps) {
  const { known, sites, language, onCancel } = props;
  const words = ownBoardMessages[language];
  const board = boardMessages[language];
  const draft = useDraft(props);
  const { conditions, setConditions, placeIds, setPlaceIds, money, setMoney } = draft;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
      {known === null ? <TemplateChoice language={language} onChoose={draft.begin} /> : null}
      <Field label={words.name}>
        <input value={draft.name} maxLength={80} onChange={({ target }) => draft.setName(target.value)} />
      </Field>
      {conditions.map((condition) => (
        <ConditionFields
          key={condition.key}
          draft={condition}
          language={language}
          onChange={(next) => setConditions(conditions.map((one) => (one.key === next.key ? next : one)))}
          onRemove={() => setConditions(conditions.filter(({ key }) => key !== condition.key))}
        />
      ))}
      <Button variant="quiet" onClick={() => setConditions([...conditions, makeConditionDraft(conditions)])}>
        {words.addCondition}
      </Button>
      <fieldset className={forms.boxes}>
        <legend>{words.sites}</legend>
        {sites.map(({ id, name }) => (
          <Check
            key={id}
            checked={placeIds.includes(id)}
            onChange={({ target }) =>
              setPlaceIds(target.checked ? [...placeIds, id] : placeIds.filter((one) => one !== id))
            }
          >
            {name}
          </Check>
        ))}
      </fieldset>
      <div className={styles.money}>
        {(['cost', 'loss'] as const).map((field) => (
          <Field key={field} label={board[field]}>
            <input
              inputMode="numeric"
              value={money[field]}
              onChange={({ target }) => setMoney({ ...money, [field]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Check checked={draft.notify} onChange={({ target }) => draft.setNotify(target.checked)}>
        {words.notify}
      </Check>
      <p role="alert" className={styles.mistake}>
        {draft.mistake}
      </p>
      <div className={styles.actions}>
        <Button variant="violet" type="submit">
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
