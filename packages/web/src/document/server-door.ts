import type { CallApi } from '@portal/contract/call-api';
import type { PageReply, PageRequest, RenderPage } from '#pages/page-request.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import type { ShareCardRequest } from '#share/share-card-request.ts';

/**
 * What the built server entry (`dist/server/entry-server.js`) exports; types only, so that the portal needs neither JSX
 * nor a build to be checked.
 */

/** Renders a matched address. */
export declare const renderPage: RenderPage;

/** The page for a failure that nobody foresaw: status 500, no data asked for, never stored. */
export declare const renderFailure: (request: PageRequest) => PageReply;

/** Folder of the built client files; its `assets/` is served at `/assets/`, each name holds its content's hash. */
export declare const clientFolder: URL;

/** `Content-Security-Policy` sources `'sha256-…'` of inline scripts; empty while documents carry none. */
export declare const inlineScriptHashes: readonly string[];

/** The whole `<style>` of a light page: what its `Content-Security-Policy` allows by hash. */
export declare const liteStyle: string;

/** Ids of the routes that have a light form. */
export declare const liteRoutes: readonly string[];

/** The service worker, one script without imports. */
export declare const serviceWorker: string;

/** Values for a `Link` header of documents: what the browser should fetch before it has read the page. */
export declare const preloadLinks: readonly string[];

/** Ids of the routes whose pages are built and may be indexed. */
export declare const indexableRoutes: readonly string[];

/** The picture of today at a place as SVG in the family Plus Jakarta Sans; null where no place has the slug. */
export declare const drawShareCard: (request: ShareCardRequest, call: CallApi) => Promise<string | null>;

/** The picture of a page of words as SVG, by its name in the address; null where no page's picture has the name. */
export declare const drawPagePicture: (name: string, language: 'vi' | 'en') => string | null;

/** The mark as an app's icon, as SVG. */
export declare const drawAppIcon: (size: number, purpose: 'any' | 'maskable') => string;

/** The map of a frame as SVG for both themes. */
export declare const drawMapPicture: (request: MapPictureRequest) => string;

/** Coast, borders and names as SVG, to be laid over a satellite image. */
export declare const drawMapLines: (language: 'vi' | 'en') => string;
