import type { Log } from '#platform/log/create-log.ts';

/** Logs an error that nothing caught, then ends the process: its state cannot be trusted any more. */
export function logCrash(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the process ends because of a bug');
    process.exit(1);
  });
}
