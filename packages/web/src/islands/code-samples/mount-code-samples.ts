const COPIED_MS = 2000;

const SAMPLES = '[data-island="code-samples"]';

/** Chooses a language for every sample of the page; the sample in hand stays where it is on the screen. */
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

/** Copies the code that shows, or the only one; where the browser lets no page copy, the code is marked for the reader to do so. */
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

/** Lets the code of a call be copied, and carries a language that is chosen in it to all others. */
export function mountCodeSamples(own: HTMLElement): void {
  const choose = (): void => {
    const code = findChosen(own);
    if (code !== null) chooseEverywhere(own, code);
  };
  own.addEventListener('change', choose);
  const button = own.querySelector('button');
  button?.addEventListener('click', () => copyCode(own, button));
  // What was chosen while this came is not lost.
  choose();
}
