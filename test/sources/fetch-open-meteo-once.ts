import { fetchSmallOpenMeteo } from './small-open-meteo.ts';

// Fetches the small run of the forecast from a server into a data folder; prints the outcome.
const [dataDir = '', url = ''] = process.argv.slice(2);
const outcome = await fetchSmallOpenMeteo(dataDir, url);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
