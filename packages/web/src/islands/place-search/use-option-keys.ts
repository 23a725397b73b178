import { type KeyboardEvent, useState } from 'react';

interface OptionKeys {
  /** Index of the chosen option; −1 while the field itself is. */
  readonly active: number;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface OptionKeysInput {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChoose: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Where a key leads among so many options; before the first and after the last stands the field itself (−1). Null: nowhere. */
export function findNextOption(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return ((current + 2) % (count + 1)) - 1;
  if (key === 'ArrowUp') return ((current + 1 + count) % (count + 1)) - 1;
  // In the field, Home and End move the caret.
  if (current < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The keys of a combobox: arrows, Home and End among the options, Enter to take one, Escape to close; none while letters are being composed. */
export function useOptionKeys({ count, isOpen, onChoose, onOpen, onClose }: OptionKeysInput): OptionKeys {
  const [active, setActive] = useState(-1);
  const current = active < count ? active : -1;
  const onKeyDown = (event: KeyboardEvent): void => {
    // 229: a key that an input method has taken, in browsers that tell it late.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const next = count === 0 ? null : findNextOption(event.key, current, count);
    if (event.key === 'Escape' && isOpen) onClose();
    else if (event.key === 'ArrowDown' && !isOpen) onOpen();
    else if (event.key === 'Enter' && current >= 0) onChoose(current);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  };
  return { active: current, reset: () => setActive(-1), onKeyDown };
}
