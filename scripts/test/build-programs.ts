import { buildPortal } from '../build/build-portal.ts';

/** Vitest's global set-up: tests start the programs that users start. */
export async function setup(): Promise<void> {
  await buildPortal();
}
