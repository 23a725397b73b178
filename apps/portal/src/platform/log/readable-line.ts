const NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
};
const SHOWN_APART = new Set(['level', 'time', 'msg', 'err']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** One JSON log line as people read it: time of day, level, message, then the fields; a stack on the following lines. */
export function toReadableLine(line: string): string {
  const entry = parseLine(line);
  if (entry === null) return line;
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const fields = Object.entries(entry)
    .filter(([name]) => !SHOWN_APART.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [time, (NAMES[Number(entry.level)] ?? 'log').padEnd(5), entry.msg ?? '', ...fields].join(' ').trimEnd();
  const stack = isRecord(entry.err) ? `\n${String(entry.err.stack ?? entry.err.message)}` : '';
  return `${head}${stack}\n`;
}
