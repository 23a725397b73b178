/** What is open in the header; the groups of the drawer are left alone, they end with it. */
const listOpen = (): HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')].filter(
    (menu) => menu.closest(':popover-open') === null,
  );

/** What opens from the header closes by Escape, by a press beside it, and when the reader goes on to something else. */
export function closeMenus(): void {
  const closeAround = ({ target }: Event): void => {
    for (const menu of listOpen()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('pointerdown', closeAround);
  document.addEventListener('focusin', closeAround);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of listOpen()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
/** A pointer that only passes over the header opens nothing. */
const OPEN_AFTER_MS = 60;
/** Time to get from an entry into its menu (portal.md §9). */
const CLOSE_AFTER_MS = 50;

/**
 * Groups of the menu open under the pointer and close when it has left both entry and menu. A click on an entry that the
 * pointer has opened holds it open; the next one closes it. Without this script groups open by click.
 */
export function hoverMenus(menu: HTMLElement, isWide: () => boolean): void {
  let timer = 0;
  let pressed: HTMLDetailsElement | null = null;
  const after = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, milliseconds);
  };
  const groups = [...menu.querySelectorAll('details')];

  function enter(group: HTMLDetailsElement, { pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || !isWide()) return;
    clearTimeout(timer);
    if (group.open) return;
    after(OPEN_AFTER_MS, () => {
      group.open = true;
    });
  }
  function leave(group: HTMLDetailsElement, { pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || !isWide()) return;
    after(CLOSE_AFTER_MS, () => {
      if (pressed !== group && !group.matches(':has(:focus-visible)')) group.open = false;
    });
  }
  function click(group: HTMLDetailsElement, event: MouseEvent): void {
    clearTimeout(timer);
    // A key on the entry comes as a click without a count.
    const opened = group.open && pressed !== group && event.detail > 0 && isWide();
    if (opened) event.preventDefault();
    pressed = opened || !group.open ? group : null;
  }
  for (const group of groups) {
    group.addEventListener('pointerenter', (event) => enter(group, event));
    group.addEventListener('pointerleave', (event) => leave(group, event));
    group.querySelector('summary')?.addEventListener('click', (event) => click(group, event));
    // Where the browser does not know that groups of one name are open one at a time.
    group.addEventListener('toggle', () => {
      if (!group.open) pressed = pressed === group ? null : pressed;
      else for (const other of groups) if (other !== group) other.open = false;
    });
  }
}
type Step = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const STEPS: ReadonlySet<string> = new Set<Step>(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The place in a list after a step: past an end it continues at the other one. */
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
