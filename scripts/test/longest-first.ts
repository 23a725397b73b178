import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/** Assumed duration of new and short files. */
const SHORT_SECONDS = 1;

/** Divides files among `count` machines so that all end at about the same time; `files` begins with the longest. */
export function balanceShards<File>(files: readonly File[], count: number, measure: (file: File) => number): File[][] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as File[] }));
  for (const file of files) {
    const emptiest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
    emptiest.seconds += measure(file);
    emptiest.files.push(file);
  }
  return shards.map((shard) => shard.files);
}

/** Starts the longest files first: started last, one of them would run alone on a machine that could do more. */
export class LongestFirst extends BaseSequencer {
  readonly #durations = readDurations();

  #measure = ({ moduleId }: TestSpecification): number =>
    this.#durations[relative(this.ctx.config.root, moduleId)] ?? SHORT_SECONDS;

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => this.#measure(b) - this.#measure(a));
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const named = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    const ordered = named.toSorted((a, b) => this.#measure(b) - this.#measure(a));
    return balanceShards(ordered, count, this.#measure)[index - 1] ?? [];
  }
}
