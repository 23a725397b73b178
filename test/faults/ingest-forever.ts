import { ingestFiles } from '../../packages/forecast/src/command-line/ingest-files.ts';
import { TELLTALE_AT } from './telltale-file.ts';

// Ingests the given files one after another, repeatedly, until killed.
const [dataDir = '', ...paths] = process.argv.slice(2);
process.stdout.write('ready\n');
for (let turn = 0; ; turn++) {
  await ingestFiles(dataDir, [paths[turn % paths.length] ?? ''], { now: TELLTALE_AT + turn });
}
