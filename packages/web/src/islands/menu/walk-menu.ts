type Step = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const STEPS: ReadonlySet<string> = new Set<Step>(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The place in a list after a step: past an end it goes on at the other one. */
export function findNext(at: number, count: number, key: Step): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  return (at + by + count) % count;
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

function listEntries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[data-section]')].filter(isShown);
}

function focusNext(list: readonly HTMLElement[], from: HTMLElement, key: Step): void {
  list[findNext(list.indexOf(from), list.length, key)]?.focus();
}

function walkLinks(links: readonly HTMLElement[], link: HTMLElement, key: Step): void {
  const entry = link.closest('details')?.querySelector('summary');
  if (key === 'ArrowUp' && links[0] === link) entry?.focus();
  else focusNext(links, link, key);
}

function openFirst(group: HTMLDetailsElement): void {
  group.open = true;
  group.querySelector('a')?.focus();
}

/** Arrows lead along the entries, down into a group and through its links, and back up to its entry. */
export function walkMenu(menu: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !STEPS.has(key) || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = key as Step;
    const entries = listEntries(menu);
    const group = target.closest('details');
    event.preventDefault();
    if (group === null) return focusNext(entries, target, step);
    const entry = group.querySelector('summary');
    const isAlong = step === 'ArrowLeft' || step === 'ArrowRight';
    if (target === entry) return step === 'ArrowDown' ? openFirst(group) : focusNext(entries, entry, step);
    if (isAlong && entry !== null) return focusNext(entries, entry, step);
    walkLinks([...group.querySelectorAll('a')].filter(isShown), target, step);
  });
}
