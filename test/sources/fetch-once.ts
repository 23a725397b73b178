import { fetchSmallGfs } from './small-gfs.ts';

// Fetches the small run from a server into a data folder; prints the outcome.
const [dataDir = '', url = ''] = process.argv.slice(2);
const outcome = await fetchSmallGfs(dataDir, url);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
