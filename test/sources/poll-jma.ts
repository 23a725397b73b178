import { pollSatellite } from '../../apps/portal/src/features/satellite/poll-satellite.ts';

// Fetches JMA's frames from a server into a data folder until killed; prints problems.
const [dataDir = '', url = '', now = ''] = process.argv.slice(2);
await pollSatellite({
  dataDir,
  source: null,
  jmaUrl: `${url}/satimg`,
  demo: () => true,
  now: () => Number(now),
  signal: new AbortController().signal,
  onProblem: (problem) => void process.stdout.write(`${problem}\n`),
});
