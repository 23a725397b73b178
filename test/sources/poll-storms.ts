import { pollStorms } from '@portal/forecast/storms/poll-storms';

// Polls the advisories of a server into a data folder until killed; prints its events.
const [dataDir = '', url = '', now = ''] = process.argv.slice(2);
await pollStorms({
  dataDir,
  addresses: { jma: `${url}/jma`, jtwc: `${url}/jtwc`, ecmwf: null, aifs: null },
  now: () => Number(now),
  signal: new AbortController().signal,
  onEvent: (event) => void process.stdout.write(`${JSON.stringify(event)}\n`),
  everyMs: 50,
});
