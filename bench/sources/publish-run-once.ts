import { ingestFiles } from '../../packages/forecast/src/command-line/ingest-files.ts';

// Publishes the given files in its own process, and prints time and peak memory.
const [dataDir = '', now = '', ...paths] = process.argv.slice(2);
const started = performance.now();
const [run] = await ingestFiles(dataDir, paths, { now: Number(now) });
const seconds = (performance.now() - started) / 1000;
const cpuSeconds = (process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime) / 1e6;
const { steps = [], variables = [] } = run?.manifest ?? {};
const size = `${steps.length} steps of ${variables.length} variables`;
process.stdout.write(JSON.stringify({ seconds, cpuSeconds, megabytes: process.resourceUsage().maxRSS / 1000, size }));
