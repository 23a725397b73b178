import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import { RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './rule-editor.module.css';

const ICONS: Readonly<Record<RuleKind, IconName>> = {
  rain: 'umbrella',
  rainChance: 'droplets',
  thunder: 'cloud',
  lightning: 'eye',
  gust: 'wind',
  temperature: 'sun',
  officialWarning: 'bell',
  drying: 'leaf',
  heat: 'pickaxe',
};

interface KindChooserProps {
  readonly language: Language;
  readonly chosen: RuleKind | null;
  readonly onChoose: (kind: RuleKind) => void;
}

/** Kinds of rules, one line each. */
export function KindChooser({ language, chosen, onChoose }: KindChooserProps) {
  const words = ruleEditorMessages[language];
  return (
    <ul className={styles.kinds}>
      {RULE_KINDS.map((kind) => (
        <li key={kind}>
          <button type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
            <Icon name={ICONS[kind]} size={24} />
            <span>
              <b>{words.kinds[kind]}</b>
              <small>{words.kindLines[kind]}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
