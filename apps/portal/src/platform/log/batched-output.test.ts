import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Output, openBatchedOutput } from './batched-output.ts';

const MEGABYTE = 1024 * 1024;

/** An output that has so many bytes unread, and notes what is written. */
function createOutput(): Output & { writableLength: number; readonly written: string[] } {
  const written: string[] = [];
  const output = {
    writableLength: 0,
    written,
    write: (text: string) => written.push(text) > 0,
    on: () => output,
  };
  return output as unknown as ReturnType<typeof createOutput>;
}

describe('batched output', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval'] }));
  afterEach(() => vi.useRealTimers());

  it('is written by size and by time', () => {
    const output = createOutput();
    const log = openBatchedOutput(output);
    log.write('a\n');
    vi.advanceTimersByTime(499);
    expect(output.written).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(output.written).toEqual(['a\n']);
    const long = `${'b'.repeat(8191)}\n`;
    log.write(long);
    expect(output.written).toEqual(['a\n', long]);
  });

  it('that nobody reads is dropped beyond four megabytes, and counted once it is read again', () => {
    const output = createOutput();
    const log = openBatchedOutput(output);
    output.writableLength = 4 * MEGABYTE + 1;
    log.write('lost\n');
    log.write('lost too\n');
    vi.advanceTimersByTime(500);
    expect(output.written).toEqual([]);
    output.writableLength = 4 * MEGABYTE;
    log.write('seen\n');
    vi.advanceTimersByTime(500);
    const [seen, note] = output.written[0]?.trim().split('\n') ?? [];
    expect(seen).toBe('seen');
    expect(JSON.parse(note ?? '')).toMatchObject({ level: 40, msg: 'log lines dropped', dropped: 2 });
    log.write('next\n');
    vi.advanceTimersByTime(500);
    expect(output.written[1]).toBe('next\n');
  });
});

const PROGRAM = `
  const { openBatchedOutput } = await import(${JSON.stringify(new URL('./batched-output.ts', import.meta.url).href)});
  const log = openBatchedOutput();
  process.once('SIGTERM', () => process.exit(0));
  for (let line = 0; line < 2000; line += 1) log.write('x'.repeat(500) + '\\n');
  setInterval(() => {}, 1000);
  process.stderr.write('written');
`;

describe('a process whose log nobody reads', () => {
  it.each([
    ['stalls', false],
    ['has ended', true],
  ])('goes on, and ends when told to: the reader %s', async (_, ends) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pause();
    if (ends) child.stdout.destroy();
    const ended = once(child, 'exit');
    await once(child.stderr, 'data');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
