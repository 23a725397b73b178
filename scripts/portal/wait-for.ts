import type { ChildProcess } from 'node:child_process';

/** Waits until a program prints something that matches; rejects if it ends first. */
export function waitFor(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: unknown): void => {
      said += String(chunk);
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${said.slice(-500)}`)));
  });
}
