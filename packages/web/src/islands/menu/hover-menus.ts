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
  let held: HTMLDetailsElement | null = null;
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
      if (held !== group && !group.matches(':has(:focus-visible)')) group.open = false;
    });
  }
  function click(group: HTMLDetailsElement, event: MouseEvent): void {
    clearTimeout(timer);
    // A key on the entry comes as a click without a count.
    const opened = group.open && held !== group && event.detail > 0 && isWide();
    if (opened) event.preventDefault();
    held = opened || !group.open ? group : null;
  }
  for (const group of groups) {
    group.addEventListener('pointerenter', (event) => enter(group, event));
    group.addEventListener('pointerleave', (event) => leave(group, event));
    group.querySelector('summary')?.addEventListener('click', (event) => click(group, event));
    // Where the browser does not know that groups of one name are open one at a time.
    group.addEventListener('toggle', () => {
      if (!group.open) held = held === group ? null : held;
      else for (const other of groups) if (other !== group) other.open = false;
    });
  }
}
