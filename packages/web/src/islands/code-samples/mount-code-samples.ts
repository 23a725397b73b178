const COPIED_MS = 2000;

const SAMPLES = '[data-island="code-samples"]';

/** Selects a language in all samples; keeps the current sample at its place on the screen. */
function chooseEverywhere(own: HTMLElement, code: string): void {
  const before = own.getBoundingClientRect().top;
  for (const input of document.querySelectorAll<HTMLInputElement>(`${SAMPLES} input[type="radio"]`)) {
    input.checked = input.value === code;
  }
  scrollBy({ top: own.getBoundingClientRect().top - before, behavior: 'instant' });
}

function findChosen(own: HTMLElement): string | null {
  return own.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
}

/** Copies the visible code; where copying is not allowed, selects it for the reader. */
async function copyCode(own: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = own.querySelector(`[data-code="${findChosen(own) ?? ''}"]`);
  if (code === null) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    getSelection()?.selectAllChildren(code);
    return;
  }
  const { textContent } = button;
  if (textContent === button.dataset.done) return;
  button.textContent = button.dataset.done ?? textContent;
  setTimeout(() => {
    button.textContent = textContent;
  }, COPIED_MS);
}

/** Adds copying to a code sample, and applies a chosen language to all others. */
export function mountCodeSamples(own: HTMLElement): void {
  const choose = (): void => {
    const code = findChosen(own);
    if (code !== null) chooseEverywhere(own, code);
  };
  own.addEventListener('change', choose);
  const button = own.querySelector('button');
  button?.addEventListener('click', () => copyCode(own, button));
  // Applies a choice made before this script loaded.
  choose();
}
