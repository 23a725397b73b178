import { constants, setPriority } from 'node:os';

/** Lets processes that answer people go first on busy cores. On Linux it holds for the thread that calls it and those that it starts later. */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
