import { listLiteRoutes } from '#lite/find-lite-page.ts';
import { LITE_STYLE } from '#lite/lite-page.ts';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { drawAppIcon as drawIcon } from '#share/draw-app-icon.ts';
import { drawMapLines as drawLines, drawMapPicture as drawMap } from '#share/draw-map-picture.ts';
import { drawShareCard as drawCard } from '#share/draw-share-card.tsx';
import { BUILT_ASSETS } from './built-assets.ts';
import { SERVICE_WORKER } from './built-service-worker.ts';
import { drawPagePicture as drawPicture } from './draw-page-picture.tsx';
import { listIndexableRoutes } from './get-page.ts';
import { makeRenderPage, toPageReply } from './make-render-page.tsx';
import type * as ServerDoor from './server-door.ts';

export const renderPage: typeof ServerDoor.renderPage = makeRenderPage(BUILT_ASSETS);

export const renderFailure: typeof ServerDoor.renderFailure = (request) =>
  toPageReply(request, toErrorOutcome(request, 500), BUILT_ASSETS);

export const clientFolder: typeof ServerDoor.clientFolder = new URL('../client/', import.meta.url);

export const inlineScriptHashes: typeof ServerDoor.inlineScriptHashes = [];

export const liteStyle: typeof ServerDoor.liteStyle = LITE_STYLE;

export const liteRoutes: typeof ServerDoor.liteRoutes = listLiteRoutes();

export const serviceWorker: typeof ServerDoor.serviceWorker = SERVICE_WORKER;

export const preloadLinks: typeof ServerDoor.preloadLinks = [
  `<${BUILT_ASSETS.style}>; rel=preload; as=style`,
  ...BUILT_ASSETS.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
];

export const indexableRoutes: typeof ServerDoor.indexableRoutes = listIndexableRoutes();

export const drawShareCard: typeof ServerDoor.drawShareCard = drawCard;

export const drawPagePicture: typeof ServerDoor.drawPagePicture = drawPicture;

export const drawAppIcon: typeof ServerDoor.drawAppIcon = drawIcon;

export const drawMapPicture: typeof ServerDoor.drawMapPicture = drawMap;

export const drawMapLines: typeof ServerDoor.drawMapLines = drawLines;
