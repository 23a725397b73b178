import { writeFileSync } from 'node:fs';

/** Loaded before a command by `--import`: writes the CPU time of its process, user and system, to the named file. */
process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.REPORT_CPU_TO ?? '/dev/null', String((user + system) / 1e6));
});
