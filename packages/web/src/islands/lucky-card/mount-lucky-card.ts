/** Number of values of the random generator. */
const RANGE = 2 ** 32;

/**
 * A uniform index below `count`. `nextNumber` yields uniform integers from 0 to 2³² − 1; values past the last whole
 * multiple of `count` are redrawn, since they would favour low indices.
 */
export function drawIndex(count: number, nextNumber: () => number): number {
  const fair = RANGE - (RANGE % count);
  let number = nextNumber();
  while (number >= fair) number = nextNumber();
  return number % count;
}

/** Shuffling time before a card turns. */
const SHUFFLE_MS = 700;

function nextNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Makes the draw button show a card of the list below in place of the deck. */
export function mountLuckyCard(stage: HTMLElement): void {
  const button = stage.querySelector('button');
  const face = stage.querySelector<HTMLElement>('[role="status"]');
  const cards = document.querySelectorAll('[data-card]');
  if (button === null || face === null || cards.length === 0) return;
  const turn = (): void => {
    const card = cards[drawIndex(cards.length, nextNumber)];
    face.replaceChildren(...(card === undefined ? [] : [card.cloneNode(true)]));
    stage.dataset.state = 'open';
    button.textContent = button.dataset.again ?? button.textContent;
  };
  button.addEventListener('click', () => {
    if (stage.dataset.state === 'shuffling') return;
    if (isStill()) return turn();
    stage.dataset.state = 'shuffling';
    setTimeout(turn, SHUFFLE_MS);
  });
}
