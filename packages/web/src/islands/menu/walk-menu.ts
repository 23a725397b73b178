/** Open elements of the header, except groups in the drawer, which close with it. */
const listOpen = (): HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')].filter(
    (menu) => menu.closest(':popover-open') === null,
  );

/** Closes header popups on Escape, on a press outside, and when focus moves on. */
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
/** Delay that ignores a pointer passing over the header. */
const OPEN_AFTER_MS = 60;
/** Time to move from an entry into its menu (portal.md §9). */
const CLOSE_AFTER_MS = 50;

/**
 * Opens groups on hover and closes them when the pointer has left entry and menu. A click on a hovered entry pins it;
 * the next click closes it. Without this script groups open on click.
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
    // A keyboard activation arrives as a click with count 0.
    const opened = group.open && pressed !== group && event.detail > 0 && isWide();
    if (opened) event.preventDefault();
    pressed = opened || !group.open ? group : null;
  }
  for (const group of groups) {
    group.addEventListener('pointerenter', (event) => enter(group, event));
    group.addEventListener('pointerleave', (event) => leave(group, event));
    group.querySelector('summary')?.addEventListener('click', (event) => click(group, event));
    // Fallback for browsers without exclusive `details` groups.
    group.addEventListener('toggle', () => {
      if (!group.open) pressed = pressed === group ? null : pressed;
      else for (const other of groups) if (other !== group) other.open = false;
    });
  }
}
type Step = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const STEPS: ReadonlySet<string> = new Set<Step>(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Index after a step, wrapping around. */
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

/** Arrow keys move along entries, into a group, through its links and back to its entry. */
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
