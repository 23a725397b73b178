import { buildClients } from './build-clients.ts';
import { buildPortal } from './build-portal.ts';
import { type BuildKind, buildWeb } from './build-web.ts';

/** Builds pages, portal and API clients where they are out of date. Returns whether anything was. */
export async function buildAll(pages: BuildKind = 'small'): Promise<boolean> {
  return (await Promise.all([buildWeb(pages), buildPortal(), buildClients()])).includes(true);
}
