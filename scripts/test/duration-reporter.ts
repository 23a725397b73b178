import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { DURATIONS_FILE } from './durations.ts';

/** Shorter files are not recorded. */
const LEAST_SECONDS = 3;

/** Stores how long each file took, in seconds, for the order of later runs. */
export default class DurationReporter implements Reporter {
  #root = '';
  readonly #seconds = new Map<string, number>();

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestModuleEnd(module: TestModule): void {
    const seconds = Math.round(module.diagnostic().duration / 1000);
    if (seconds >= LEAST_SECONDS) this.#seconds.set(relative(this.#root, module.moduleId), seconds);
  }

  onTestRunEnd(): void {
    const ordered = Object.fromEntries([...this.#seconds].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(DURATIONS_FILE, `${JSON.stringify(ordered, null, 2)}\n`);
  }
}
