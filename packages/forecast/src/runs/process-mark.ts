import { readFileSync } from 'node:fs';

/** `1234-567890`: a process that no other process on the machine is or was: its number and, where known, its start. */
export type ProcessMark = string;

/** Field of `/proc/<pid>/stat` with the start time, counted behind the name in brackets. */
const START_FIELD = 19;

/** The mark of this process. */
export function getOwnMark(): ProcessMark {
  return `${process.pid}-${findStart(process.pid) ?? 0}`;
}

/** Whether the process of a mark still runs. A number that another process took over since counts as dead. */
export function isAlive(mark: ProcessMark): boolean {
  const [pid, start] = mark.split('-').map(Number);
  if (pid === undefined || !Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const found = findStart(pid);
  return found === null || start === 0 || found === start;
}

/** Start of a process in clock ticks; null where the system does not say it (no `/proc`). A zombie has ended. */
function findStart(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? -1 : Number(fields[START_FIELD]);
  } catch {
    return null;
  }
}
