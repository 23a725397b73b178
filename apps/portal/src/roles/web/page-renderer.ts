import type { CallApi } from '@portal/contract/call-api';
import type { PageReply, PageRequest, RenderPage } from '@portal/web/pages/page-request';
import type { MapPictureRequest } from '@portal/web/share/map-picture-request';
import type { ShareCardRequest } from '@portal/web/share/share-card-request';

/** What the built server entry of the web package offers. */
export interface PageRenderer {
  readonly renderPage: RenderPage;
  /** The page for a failure: asks for no data, never fails. */
  readonly renderFailure: (request: PageRequest) => PageReply;
  /** Folder of the built client files; its `assets/` is served at `/assets/`. */
  readonly clientFolder: URL;
  readonly inlineScriptHashes: readonly string[];
  /** The `<style>` of light pages, and the routes that have one. */
  readonly liteStyle: string;
  readonly liteRoutes: readonly string[];
  /** The script that runs beside pages for when the network is gone. */
  readonly serviceWorker: string;
  /** Values for the `Link` header of documents. */
  readonly preloadLinks: readonly string[];
  /** Ids of the routes that a sitemap may list. */
  readonly indexableRoutes: readonly string[];
  /** The picture of today at a place as SVG; null where no place has the slug. */
  readonly drawShareCard: (request: ShareCardRequest, call: CallApi) => Promise<string | null>;
  /** The picture of a page of words as SVG, by its name in the address; null where no page's picture has the name. */
  readonly drawPagePicture: (name: string, language: 'vi' | 'en') => string | null;
  /** The map of a frame as SVG for both themes. */
  readonly drawMapPicture: (request: MapPictureRequest) => string;
  /** Coast, borders and names as SVG, to be laid over a satellite image. */
  readonly drawMapLines: (language: 'vi' | 'en') => string;
  /** The mark as an app's icon, as SVG. */
  readonly drawAppIcon: (size: number, purpose: 'any' | 'maskable') => string;
}

/** Loads the built server entry. Throws where the pages have not been built. */
export async function loadPageRenderer(): Promise<PageRenderer> {
  try {
    return await import('@portal/web/server');
  } catch (cause) {
    throw new Error('the pages are not built: run npm run build', { cause });
  }
}
