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
