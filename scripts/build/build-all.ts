import { buildClients } from './build-clients.ts';
import { buildPortal } from './build-portal.ts';
import { buildWeb } from './build-web.ts';

/** Builds pages, portal and API clients where they are out of date. Returns whether anything was. */
export async function buildAll(): Promise<boolean> {
  return (await Promise.all([buildWeb(), buildPortal(), buildClients()])).includes(true);
}
