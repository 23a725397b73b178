import type { MapWords } from '#components/map/to-map-words.ts';
import { getPart } from './find-part.ts';

interface StatusLineOptions {
  readonly root: HTMLElement;
  readonly words: Pick<MapWords, 'failed' | 'loading'>;
  /** Asks again for what did not come. */
  readonly askAgain: () => void;
  /** Takes the focus of the key once it is not needed any more. */
  readonly heir: () => HTMLElement;
}

/** The line that says what the map lacks. */
export interface StatusLine {
  setStatus(text: string): void;
  /** Says that the layer did not come, and offers to ask again. */
  fail(): void;
  /** Says that the layer is under way. */
  wait(): void;
  /** Takes back that something is under way or did not come, and nothing else that the line says. */
  arrive(): void;
}

export function createStatusLine({ root, words, askAgain, heir }: StatusLineOptions): StatusLine {
  const [status, retry] = [getPart(root, 'status'), getPart(root, 'retry')];

  function setStatus(text: string): void {
    status.textContent = text;
    const hasFocus = document.activeElement === retry;
    // A key that was pressed stays until it is known what came of it: else its reader would lose their place.
    if (text === words.loading && hasFocus) return;
    retry.hidden = text !== words.failed;
    if (retry.hidden && hasFocus) heir().focus();
  }

  retry.addEventListener('click', askAgain);
  return {
    setStatus,
    fail: () => setStatus(words.failed),
    wait: () => setStatus(words.loading),
    arrive() {
      if (status.textContent === words.failed || status.textContent === words.loading) setStatus('');
    },
  };
}
