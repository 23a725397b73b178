import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredRun } from '#store/stored-run.ts';
import { type DailyFacts, isDailyFacts } from './daily-facts.ts';
import { openKeptFile } from './kept-file.ts';
import { KeptFileError } from './kept-file-error.ts';
import { nameDailyFile } from './kept-folder.ts';
import { summarizeRun } from './summarize-run.ts';
import { writeKeptFile } from './write-kept-file.ts';

/**
 * Keeps the daily values of a run below the folder of its source, unless they are kept already. A file that is damaged
 * is written anew. Returns one line for a damaged file. Throws the system's error.
 */
export async function keepDaily(folder: string, run: StoredRun, writer: string): Promise<string[]> {
  const path = join(folder, nameDailyFile(run.manifest.runAt));
  const { facts, problem } = readFacts(path);
  if (facts !== null && facts.id === run.manifest.id && facts.publishedAt === run.manifest.publishedAt) return [];
  const content = await summarizeRun(run);
  if (content === null) return [];
  mkdirSync(dirname(path), { recursive: true });
  await writeKeptFile(path, content, writer);
  return problem === null ? [] : [problem];
}

function readFacts(path: string): { facts: DailyFacts | null; problem: string | null } {
  if (!existsSync(path)) return { facts: null, problem: null };
  try {
    const file = openKeptFile(path, isDailyFacts);
    file.close();
    return { facts: file.facts, problem: null };
  } catch (error) {
    if (!(error instanceof KeptFileError)) throw error;
    return { facts: null, problem: error.message };
  }
}
