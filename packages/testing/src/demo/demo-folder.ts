import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tells the test processes the folder. */
export const DEMO_FOLDER = 'TEST_DEMO_FOLDER';

/** Vitest's global set-up: a folder for demo data, made once per clock and copied for each portal. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-demo-'));
  process.env[DEMO_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** A setting for programs started by tests: shares the compile cache among them. */
export function findCompiledCode(): { readonly NODE_COMPILE_CACHE?: string } {
  const folder = process.env[DEMO_FOLDER];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: join(folder, 'compiled') };
}
