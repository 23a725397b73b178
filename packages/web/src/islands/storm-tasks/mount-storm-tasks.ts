import { type Fields, findFields, findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';

const NAME = 'storm-tasks';
/** Lists of a storm or place that nobody looks at any more go. */
const MOST_LISTS = 4;

/** Ticked tasks by storm and place, the newest first. */
const readLists = (): Fields => findFields(parseStored(findStoredText(NAME))?.lists) ?? {};

function saveList(about: string, done: readonly (string | undefined)[]): void {
  const { [about]: _, ...others } = readLists();
  const lists = Object.fromEntries([[about, done], ...Object.entries(others)].slice(0, MOST_LISTS));
  saveStoredText(NAME, JSON.stringify({ version: 0, lists }));
}

/** Stores the ticks of a checklist on this device. */
export function mountStormTasks(list: HTMLElement): void {
  const about = list.dataset.about ?? '';
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[data-task]')];
  const stored = readLists()[about];
  const done: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const save = (): void =>
    saveList(
      about,
      boxes.filter((box) => box.checked).map((box) => box.dataset.task),
    );
  // A box that was ticked before the script came stays.
  const isTickedEarly = boxes.some((box) => box.checked);
  for (const box of boxes) box.checked ||= done.includes(box.dataset.task);
  if (isTickedEarly) save();
  list.addEventListener('change', save);
}
