import type { RuleNames } from '@portal/content/alerts/describe-rule';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import type { OwnThings } from './own-things.ts';
import type { Draft } from './rule-draft.ts';
import type { PreviewState } from './use-preview.ts';

/** What the editor needs of its page. Plain data. */
export interface RuleEditorProps {
  readonly language: Language;
  /** Null: a new rule. */
  readonly ruleId: string | null;
  /** What the page is called until its sentence is there. */
  readonly title: string;
  readonly windUnit: 'kmh' | 'ms';
  readonly temperatureUnit: 'C' | 'F';
  /** When the page was written, seconds. */
  readonly now: number;
  /** As links in messages have it. */
  readonly host: string;
}

/** Everything that the parts of the editor share. */
export interface Editor extends RuleEditorProps {
  readonly things: OwnThings;
  readonly draft: Draft;
  readonly names: RuleNames;
  readonly preview: PreviewState;
  /** Sentences of what is wrong, by field. */
  readonly mistakes: ReadonlyMap<string, string>;
  readonly set: (draft: Draft) => void;
  /** Changes fields of the rule. */
  readonly change: (fields: Partial<AlertRule>) => void;
  readonly setThings: (things: OwnThings) => void;
}

/** How the places and channels of a draft are called; each channel kind once, in their order. */
export function toNames(
  { placeIds, channelIds }: Draft,
  { places, channels }: OwnThings,
  { language, windUnit, temperatureUnit }: RuleEditorProps,
): RuleNames {
  const { names } = ruleEditorMessages[language].channels;
  return {
    placeNames: places.filter(({ id }) => placeIds.includes(id)).map(({ name }) => name),
    channelNames: channels.filter(({ id }) => channelIds.includes(id)).map(({ kind }) => names[kind] ?? kind),
    windUnit,
    temperatureUnit,
  };
}
