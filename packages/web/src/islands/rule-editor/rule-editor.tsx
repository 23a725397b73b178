import { describeRuleChange } from '@portal/content/alerts/describe-rule-change';
import { describeRuleError } from '@portal/content/messages/alert-rule-messages';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { Bones } from '#components/ui/bones.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { findToken } from '#islands/session/access-token.ts';
import { SLOW_MS } from '#islands/session/call-account.ts';
import { Switch } from './controls.tsx';
import { type Editor, type RuleEditorProps, toNames } from './editor.ts';
import { KindChooser } from './kind-chooser.tsx';
import { MorePart, NEVER } from './more-part.tsx';
import { type Opened, type OwnThings, openRule } from './own-things.ts';
import { PreviewParts } from './preview-parts.tsx';
import { createDraft, type Draft, findDraftErrors, isSameDraft, readWanted, switchKind } from './rule-draft.ts';
import styles from './rule-editor.module.css';
import { RuleSentence } from './rule-sentence.tsx';
import { SaveBar } from './save-bar.tsx';
import { usePreview } from './use-preview.ts';
import { useSaving } from './use-saving.ts';

/** Defaults of a new rule: the first place, and all active channels, including those not verified yet. */
function toStart({ places, channels, planId }: OwnThings, page: RuleEditorProps) {
  const { language, windUnit, temperatureUnit } = page;
  return {
    language,
    windUnit,
    temperatureUnit,
    longestLead: getPlanLimit(planId, 'warningThunderstormLightning'),
    placeIds: places.slice(0, 1).map(({ id }) => id),
    channelIds: channels.filter(({ active }) => active).map(({ id }) => id),
  };
}

function listMistakes(draft: Draft, refused: ReadonlyMap<string, string>, language: RuleEditorProps['language']) {
  const own = [...findDraftErrors(draft)].map(([path, code]): [string, string] => [
    path,
    code === 'noPlace' ? ruleEditorMessages[language].wrong.place : describeRuleError(code, language),
  ]);
  return new Map([...refused, ...own]);
}

interface EditProps {
  readonly page: RuleEditorProps;
  readonly opened: Extract<Opened, { kind: 'ready' }>;
  readonly first: Draft;
  readonly onDiscard: () => void;
}

/** The draft and everything derived from it. */
function useEditor({ page, opened, first }: EditProps) {
  const [things, setThings] = useState(opened.things);
  const [saved, setSaved] = useState(opened.draft);
  const [draft, setDraft] = useState(first);
  const { ruleId, saving, save, remove, reopen } = useSaving(page.ruleId, page.language, (stored) => {
    setThings(stored.things);
    setDraft(stored.draft);
  });
  const [at, setAt] = useState<string | null>(null);
  const chosen = things.places.filter(({ id }) => draft.placeIds.includes(id));
  const place = chosen.find(({ id }) => id === at) ?? chosen[0] ?? null;
  const quietHours = draft.rule.quietHours ?? things.quietHours ?? NEVER;
  const preview = usePreview({ ...draft.rule, quietHours }, place, page.language);
  const set = (next: Draft): void => {
    setDraft(next);
    reopen();
  };
  const editor: Editor = {
    ...page,
    things,
    draft,
    names: toNames(draft, things, page),
    preview,
    mistakes: listMistakes(draft, saving.mistakes, page.language),
    set,
    change: (fields) => set({ ...draft, rule: { ...draft.rule, ...fields } }),
    setThings,
  };
  async function store(): Promise<void> {
    const stored = saving.step === 'sending' || editor.mistakes.size > 0 ? null : await save(draft, things);
    if (stored === null) return;
    setThings(stored.things);
    setSaved(stored.draft);
    setDraft(stored.draft);
  }
  const isSame = saved !== null && isSameDraft(saved, draft);
  const toEdited = (one: Draft) => ({ rule: one.rule, names: toNames(one, things, page), active: one.active });
  const changes =
    saved === null || isSame ? '' : describeRuleChange(toEdited(saved), toEdited(draft), page.language) || '…';
  return { editor, saved, changes, ruleId, saving, store, remove, chosen, place, setAt };
}

function Edit(props: EditProps) {
  const { page, opened, onDiscard } = props;
  const { language } = page;
  const words = ruleEditorMessages[language];
  const { editor, saved, changes, ruleId, saving, store, remove, chosen, place, setAt } = useEditor(props);
  const { draft, things, set } = editor;
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (kind: RuleKind): void => {
    setIsChoosing(false);
    if (kind !== draft.rule.kind) set(switchKind(draft, kind, toStart(things, page)));
  };
  return (
    <>
      <section className="card">
        <div className={styles.head}>
          <button
            type="button"
            className={styles.kind}
            aria-expanded={isChoosing}
            title={words.changeKind}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {words.kinds[draft.rule.kind]}
            <Icon name="chevron-right" size={16} />
          </button>
          <Switch
            isOn={draft.active}
            label={draft.active ? words.on : words.off}
            onChange={(active) => set({ ...draft, active })}
          />
        </div>
        {isChoosing && <KindChooser language={language} chosen={draft.rule.kind} onChoose={choose} />}
        <RuleSentence editor={editor} />
      </section>
      <PreviewParts editor={editor} isPaused={opened.isPaused} places={chosen} place={place} onPlace={setAt} />
      <MorePart editor={editor} onRemove={ruleId === null ? null : () => void remove()} />
      <SaveBar
        language={language}
        changes={changes}
        isNew={saved === null}
        mistake={[...editor.mistakes.values()][0] ?? null}
        saving={saving}
        onSave={() => void store()}
        onDiscard={() => (saved === null ? onDiscard() : set(saved))}
      />
    </>
  );
}

/** First the kind, then the rule; discarding returns to the choice of kind. */
function NewRule(props: Omit<EditProps, 'first' | 'onDiscard'>) {
  const { page, opened } = props;
  const [draft, setDraft] = useState(() => readWanted(location.search, toStart(opened.things, page)));
  if (draft !== null) return <Edit {...props} first={draft} onDiscard={() => setDraft(null)} />;
  return (
    <section className="card">
      <h1 className={styles.choose}>{ruleEditorMessages[page.language].chooseKind}</h1>
      <KindChooser
        language={page.language}
        chosen={null}
        onChoose={(kind) => setDraft(createDraft(kind, toStart(opened.things, page)))}
      />
    </section>
  );
}

/** Loads the rule and its context; after a while it says so and asks again. */
function useOpening(ruleId: string | null) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  const ask = (): void =>
    void openRule(ruleId).then((it) => setOpened((known) => (known?.kind === 'ready' ? known : it)));
  const open = (): void => {
    setOpened(null);
    ask();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) open();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is another function with each drawing
  useEffect(() => {
    if (opened !== null) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
      ask();
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return { opened, isSlow, open };
}

/** A rule as one sentence with its past and coming messages. The page itself contains no data. */
export function RuleEditor(page: RuleEditorProps) {
  const { language, ruleId, title } = page;
  const words = ruleEditorMessages[language];
  const { opened, isSlow, open } = useOpening(ruleId);
  const isOpen = opened?.kind === 'ready';
  return (
    <div className={`stack ${styles.editor}`}>
      <a className="more" href={toLanguagePath('dashboard:rules', language)}>
        <Icon name="arrow-left" size={18} />
        {words.back}
      </a>
      {!isOpen && (
        <section className={`card ${styles.waiting}`} aria-busy={opened === null}>
          <h1 className={styles.choose}>{title}</h1>
          {opened === null && <Bones count={3} />}
          <p role="status">{opened === null ? (isSlow ? words.slow : '') : words[opened.kind]}</p>
          {opened?.kind === 'failed' && (
            <button type="button" className={styles.plain} onClick={open}>
              {words.retry}
            </button>
          )}
        </section>
      )}
      {isOpen &&
        (opened.draft === null ? (
          <NewRule page={page} opened={opened} />
        ) : (
          <Edit page={page} opened={opened} first={opened.draft} onDiscard={open} />
        ))}
    </div>
  );
}
