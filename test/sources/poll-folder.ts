import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import { pollSource } from '../../packages/forecast/src/sources/schedule/poll-source.ts';
import { openFolder } from './small-folder.ts';

// Watches a folder until killed; prints the outcome of its runs.
const [path = '', dataDir = ''] = process.argv.slice(2);
process.stdout.write('watching\n');
await pollSource({
  dataDir,
  source: openFolder(path, dataDir),
  now: () => RUN_AT + 4 * HOUR,
  random: () => 0,
  signal: new AbortController().signal,
  onEvent: (event) => void process.stdout.write(`${JSON.stringify(event)}\n`),
});
