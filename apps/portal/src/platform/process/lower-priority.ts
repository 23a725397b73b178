import { constants, setPriority } from 'node:os';

/** Gives way to processes that serve requests. On Linux it applies to the calling thread and those it starts later. */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
