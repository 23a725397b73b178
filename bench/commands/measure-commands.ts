import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { ROOT } from '../measure/project.ts';

const ROUNDS = 5;
const MOST_SECONDS = 0.5;
const COMMAND_LINE = join(ROOT, 'apps/portal/src/command-line.ts');
const REPORT = join(ROOT, 'bench/commands/report-cpu.ts');
const POINTS = { wards: [{ code: '00004', name: 'Ba Đình', lat: 21.0366, lng: 105.835 }] };

/** CPU time of one process, user and system, excluding child processes such as PostgreSQL. Throws if it fails. */
function measureCpu(words: readonly string[], folder: string): number {
  const report = join(folder, 'cpu.txt');
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DEMO: 'off', REPORT_CPU_TO: report };
  const { status, stderr } = spawnSync(process.execPath, ['--import', REPORT, ...words], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  return Number(readFileSync(report, 'utf8'));
}

function listCases(folder: string): [name: string, words: readonly string[]][] {
  const points = join(folder, 'points.json');
  writeFileSync(points, JSON.stringify(POINTS));
  const portal = (...words: string[]) => [COMMAND_LINE, ...words];
  return [
    ['help', portal('--help')],
    ['sources', portal('sources')],
    ['runs', portal('runs')],
    ['backup', portal('backup', join(folder, 'all.backup'))],
    ['placesImport', portal('places', 'import', points)],
    ['warningsList', portal('warnings', 'list')],
    ['newsCheck', portal('news', 'check')],
    ['leads', portal('leads', 'delete', '--older-than', '24')],
  ];
}

/** Cost of operators' commands, mostly startup, compared with an empty Node process. */
export const commands: Measurement = {
  name: 'commands',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-commands-'));
    try {
      const cases = [['node', ['-e', '0']] as const, ...listCases(folder)];
      const times = cases.map((): number[] => []);
      for (let round = 0; round <= ROUNDS; round += 1) {
        log(`commands, round ${round} of ${ROUNDS}`);
        for (const [index, [, words]] of cases.entries()) {
          const seconds = measureCpu(words, folder);
          // The first one creates the database.
          if (round > 0) times[index]?.push(seconds);
        }
      }
      return cases.map(([name], index): Figure => {
        const figure = { name: `commands.${name}.cpu`, value: median(times[index] ?? []), unit: 's' };
        return name === 'node' ? figure : { ...figure, budget: { most: MOST_SECONDS } };
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
