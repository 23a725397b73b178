import type { CallApi } from '@portal/contract/call-api';
import type { PageReply, PageRequest, RenderPage } from '#pages/page-request.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import type { ShareCardRequest } from '#share/share-card-request.ts';
import type { WidgetReply, WidgetRequest } from '#share/widget-request.ts';

export interface PageRenderer {
  readonly renderPage: RenderPage;
  /** Failure page: status 500, needs no data, never fails, never cached. */
  readonly renderFailure: (request: PageRequest) => PageReply;
  /** Folder of built client files; its `assets/` is served at `/assets/` under content-hashed names. */
  readonly clientFolder: URL;
  /** Content-Security-Policy sources `'sha256-…'` of inline scripts; empty while documents have none. */
  readonly inlineScriptHashes: readonly string[];
  /** Complete `<style>` of a lite page, allowed by hash in its Content-Security-Policy. */
  readonly liteStyle: string;
  /** Ids of routes with a lite version. */
  readonly liteRoutes: readonly string[];
  /** The service worker, one script without imports. */
  readonly serviceWorker: string;
  /** `Link` header values of documents: preloads before the page is parsed. */
  readonly preloadLinks: readonly string[];
  /** Ids of implemented routes that may be indexed. */
  readonly indexableRoutes: readonly string[];
  /** Picture of a place as SVG in Plus Jakarta Sans; null for an unknown slug, and where its subject has no answer. */
  readonly drawPlacePicture: (request: ShareCardRequest, call: CallApi) => Promise<string | null>;
  /** Share picture of a text page as SVG; null for an unknown name. */
  readonly drawPagePicture: (name: string, language: 'vi' | 'en') => string | null;
  /** Weather widget for other sites, with its complete `<style>`, allowed by hash. */
  readonly drawWidget: (request: WidgetRequest, call: CallApi) => Promise<WidgetReply>;
  readonly widgetStyle: string;
  readonly drawMapPicture: (request: MapPictureRequest) => string;
  /** Rain of a frame on a transparent background as SVG, and the basemap below it. */
  readonly drawRainPicture: (request: MapPictureRequest) => string;
  readonly drawMapGround: () => string;
  /** Coast and borders as SVG, an overlay for satellite images. */
  readonly drawMapLines: () => string;
  readonly drawAppIcon: (size: number, purpose: 'any' | 'maskable') => string;
}

/**
 * Exports of the built server entry (`dist/server/entry-server.js`); a type only, so that checking the portal needs
 * neither JSX nor a build.
 */
export declare const pageRenderer: PageRenderer;
