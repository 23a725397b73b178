import { fetchSmallEnsemble } from './small-ensemble.ts';

// Fetches the small run of GEFS from a server into a data folder; prints the outcome.
const [dataDir = '', url = ''] = process.argv.slice(2);
const outcome = await fetchSmallEnsemble('gefs', dataDir, url);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
