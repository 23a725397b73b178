import { type KeyboardEvent, useState } from 'react';

interface OptionKeys {
  readonly active: number;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through options with the arrow keys: before the first and after the last stands the field itself (−1). */
export function useOptionKeys(count: number, onChoose: (index: number) => void, onClose: () => void): OptionKeys {
  const [active, setActive] = useState(-1);
  const current = active < count ? active : -1;
  const move = (step: 1 | -1): void => setActive(((current + 1 + step + count + 1) % (count + 1)) - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (count === 0) return;
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && current >= 0) onChoose(current);
    else return;
    event.preventDefault();
  };
  return { active: current, reset: () => setActive(-1), onKeyDown };
}
