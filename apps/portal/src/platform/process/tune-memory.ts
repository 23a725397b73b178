import { setFlagsFromString } from 'node:v8';

/**
 * Two settings of V8 for a process that makes pages all day, each seen in the CPU of a page. Call it before anything is rendered.
 *
 * Objects made at one place of the code are never guessed to live long. While a portal starts, everything that its first
 * pages are made of is still alive at each small collection, so V8 puts such objects among the old ones from then on,
 * where only a full collection frees them: two starts of three then spent a third more on every page.
 *
 * Old objects may grow to three times what the last full collection left. V8 asks for the next one as soon as less space
 * is left than new objects take at most, which by its own reckoning was at once: one every 300 pages, a fourth of their cost.
 */
export function tuneMemory(memoryMb: number | null): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Within a limit the time of more collections is what the memory costs.
  if (memoryMb === null) setFlagsFromString('--heap-growing-percent=200');
}
