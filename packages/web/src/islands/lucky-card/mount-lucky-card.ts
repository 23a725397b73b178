import { drawIndex } from './draw-index.ts';

/** How long the deck is shuffled before a card turns. */
const SHUFFLE_MS = 700;

function nextNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets the button draw: a card of the list below is shown where the deck lies. */
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
