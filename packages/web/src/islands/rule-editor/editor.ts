import type { RuleNames } from '@portal/content/alerts/describe-rule';
import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import type { OwnThings } from './own-things.ts';
import type { Draft } from './rule-draft.ts';
import type { PreviewState } from './use-preview.ts';

export interface RuleEditorProps {
  readonly language: Language;
  /** Null: a new rule. */
  readonly ruleId: string | null;
  /** Page title until the sentence exists. */
  readonly title: string;
  readonly windUnit: 'kmh' | 'ms';
  readonly temperatureUnit: 'C' | 'F';
  /** Time of rendering, epoch seconds. */
  readonly now: number;
  /** Host in links of messages. */
  readonly host: string;
}

/** State and actions shared by all parts of the editor. */
export interface Editor extends RuleEditorProps {
  readonly things: OwnThings;
  readonly draft: Draft;
  readonly names: RuleNames;
  readonly preview: PreviewState;
  /** Error sentences by field. */
  readonly mistakes: ReadonlyMap<string, string>;
  readonly set: (draft: Draft) => void;
  readonly change: (fields: Partial<AlertRule>) => void;
  readonly setThings: (things: OwnThings) => void;
}

/** Names of a draft's places and channels; each channel kind once, in order. */
export function toNames(
  { placeIds, channelIds }: Draft,
  { places, channels }: OwnThings,
  { language, windUnit, temperatureUnit }: RuleEditorProps,
): RuleNames {
  return {
    placeNames: places.filter(({ id }) => placeIds.includes(id)).map(({ name }) => name),
    channelNames: channels
      .filter(({ id }) => channelIds.includes(id))
      .map(({ kind }) => CHANNEL_WORDS[kind].short[language]),
    windUnit,
    temperatureUnit,
  };
}
