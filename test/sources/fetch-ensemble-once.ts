import { fetchSmallEnsemble } from './small-ensemble.ts';

// Fetches the small run of GEFS from a server into a data folder, as often as it is started; what came of it is printed.
const [dataDir = '', url = ''] = process.argv.slice(2);
const outcome = await fetchSmallEnsemble('gefs', dataDir, url);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
