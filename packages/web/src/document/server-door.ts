import type { CallApi } from '@portal/contract/call-api';
import type { PageReply, PageRequest, RenderPage } from '#pages/page-request.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import type { ShareCardRequest } from '#share/share-card-request.ts';
import type { WidgetReply, WidgetRequest } from '#share/widget-request.ts';

/** What pages and pictures are rendered with. */
export interface PageRenderer {
  /** Renders a matched address. */
  readonly renderPage: RenderPage;
  /** The page for a failure: status 500, asks for no data, never fails, never stored. */
  readonly renderFailure: (request: PageRequest) => PageReply;
  /** Folder of the built client files; its `assets/` is served at `/assets/`, each name holds its content's hash. */
  readonly clientFolder: URL;
  /** `Content-Security-Policy` sources `'sha256-…'` of inline scripts; empty while documents carry none. */
  readonly inlineScriptHashes: readonly string[];
  /** The whole `<style>` of a light page: what its `Content-Security-Policy` allows by hash. */
  readonly liteStyle: string;
  /** Ids of the routes that have a light form. */
  readonly liteRoutes: readonly string[];
  /** The service worker, one script without imports. */
  readonly serviceWorker: string;
  /** Values for a `Link` header of documents: what the browser should fetch before it has read the page. */
  readonly preloadLinks: readonly string[];
  /** Ids of the routes whose pages are built and may be indexed. */
  readonly indexableRoutes: readonly string[];
  /** The picture of today at a place as SVG in the family Plus Jakarta Sans; null where no place has the slug. */
  readonly drawShareCard: (request: ShareCardRequest, call: CallApi) => Promise<string | null>;
  /** The picture of a page of words as SVG, by its name in the address; null where no page's picture has the name. */
  readonly drawPagePicture: (name: string, language: 'vi' | 'en') => string | null;
  /** The weather of a place for pages of others, and the whole `<style>` of it: what its policy allows by hash. */
  readonly drawWidget: (request: WidgetRequest, call: CallApi) => Promise<WidgetReply>;
  readonly widgetStyle: string;
  /** The map of a frame as SVG. */
  readonly drawMapPicture: (request: MapPictureRequest) => string;
  /** The rain of a frame alone as SVG, and the ground that it is laid over. */
  readonly drawRainPicture: (request: MapPictureRequest) => string;
  readonly drawMapGround: () => string;
  /** Coast and borders as SVG, the overlay of a satellite image. */
  readonly drawMapLines: () => string;
  /** The mark as an app's icon, as SVG. */
  readonly drawAppIcon: (size: number, purpose: 'any' | 'maskable') => string;
}

/**
 * What the built server entry (`dist/server/entry-server.js`) exports; a type only, so that the portal needs neither JSX nor
 * a build to be checked.
 */
export declare const pageRenderer: PageRenderer;
