import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../check/run-tool.ts';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly exitCode: number;
}

interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

function runVitest(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', 'vitest'), words, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Vitest's report; null if it ended before writing one. */
function readReport(report: string): JsonReport | null {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JsonReport) : null;
}

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Path of the browser; null: browser tests skip. */
  readonly chromium: string | null;
  readonly storesDurations: boolean;
}

/** Runs vitest with the arguments and counts its results; a suite that could not load counts as one failure. */
export async function runTests(
  words: readonly string[],
  { env: given, chromium, storesDurations }: RunOptions,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-test-'));
  const report = join(folder, 'report.json');
  const env = { ...given };
  if (chromium === null) delete env.CHROME_PATH;
  else env.CHROME_PATH = chromium;
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    if (storesDurations) reporters.push(`--reporter=${join(import.meta.dirname, 'duration-reporter.ts')}`);
    const exitCode = await runVitest(['run', ...reporters, ...words], env);
    const counts = readReport(report);
    if (counts === null) return { passed: 0, failed: 1, skipped: 0, exitCode: exitCode || 1 };
    const failed =
      counts.numFailedTests > 0 || exitCode === 0 ? counts.numFailedTests : Math.max(1, counts.numFailedTestSuites);
    return { passed: counts.numPassedTests, failed, skipped: counts.numPendingTests + counts.numTodoTests, exitCode };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
