import { Icon } from '#components/ui/icon.tsx';
import type { OptionGroup, PlaceOption } from './place-option.ts';
import styles from './place-search.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly onChoose: (option: PlaceOption) => void;
}

/** Id of the n-th option, which the field names as its active descendant. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface OptionLineProps extends Pick<SuggestionListProps, 'onChoose'> {
  readonly option: PlaceOption;
  readonly id: string;
  readonly isActive: boolean;
}

function OptionLine({ option, id, isActive, onChoose }: OptionLineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Icon name={option.icon} size={18} />
      <span>
        {option.main}
        <small>{option.about}</small>
      </span>
    </div>
  );
}

/** The popup of the search box. The field keeps the focus, so pressing an option must not take it away. */
export function SuggestionList({ id, label, groups, active, onChoose }: SuggestionListProps) {
  const options = groups.flatMap((group) => group.options);
  const toLine = (option: PlaceOption) => {
    const index = options.indexOf(option);
    const lineId = toOptionId(id, index);
    return <OptionLine key={option.key} option={option} id={lineId} isActive={index === active} onChoose={onChoose} />;
  };
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
      {groups.map(({ name, options: lines }) =>
        name === '' ? (
          lines.map(toLine)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={name} role="group" aria-label={name}>
            <p className={styles.groupName} aria-hidden="true">
              {name}
            </p>
            {lines.map(toLine)}
          </div>
        ),
      )}
    </div>
  );
}
