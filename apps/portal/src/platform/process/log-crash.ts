import type { Log } from '#platform/log/create-log.ts';

/** Logs an uncaught error and exits, because the state is unreliable. */
export function logCrash(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the process ends because of a bug');
    process.exit(1);
  });
}
