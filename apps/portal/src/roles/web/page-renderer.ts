import type { PageReply, PageRequest, RenderPage } from '@portal/web/document/page-request';

/** What the built server entry of the web package offers. */
export interface PageRenderer {
  readonly renderPage: RenderPage;
  /** The page for a failure: asks for no data, never fails. */
  readonly renderFailure: (request: PageRequest) => PageReply;
  /** Folder of the built client files; its `assets/` is served at `/assets/`. */
  readonly clientFolder: URL;
  readonly inlineScriptHashes: readonly string[];
  /** Values for the `Link` header of documents. */
  readonly preloadLinks: readonly string[];
}

/** Loads the built server entry. Throws where there is no build. */
export async function loadPageRenderer(entry: URL): Promise<PageRenderer> {
  return (await import(entry.href)) as PageRenderer;
}
