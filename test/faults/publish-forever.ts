import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { listMarkedFields, MARKED_GRID, toRunAt } from './marked-run.ts';

// Publishes one marked run after another, six hours of the clock apart, until killed.
const [dataDir = '', source = '', first = '0'] = process.argv.slice(2);
process.stdout.write('ready\n');
for (let turn = Number(first); ; turn++) {
  const runAt = toRunAt(turn);
  const header = { source, runAt, demo: false, licence: 'free', grid: MARKED_GRID, surfaceHeightM: null };
  await publishRun(dataDir, header, listMarkedFields(turn), { now: runAt + 5 * 3600 });
}
