import { drawWidget } from '#embed/draw-widget.tsx';
import { WIDGET_STYLE } from '#embed/widget-style.ts';
import { listLiteRoutes } from '#lite/find-lite-page.ts';
import { LITE_STYLE } from '#lite/lite-page.ts';
import { answerDrying } from '#pages/agriculture/farm-now-page.tsx';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { answerTrip } from '#pages/going-out/going-out-page.tsx';
import { answerHeat } from '#pages/heat/heat-page.tsx';
import { answerSea } from '#pages/sea/sea-page.tsx';
import { answerStormHere } from '#pages/storm-here/storm-here-page.tsx';
import { drawAppIcon } from '#share/draw-app-icon.ts';
import { drawMapLines, drawMapPicture } from '#share/draw-map-picture.ts';
import { drawMapGround, drawRainPicture } from '#share/draw-rain-picture.ts';
import { drawAnswerCard, drawShareCard } from '#share/draw-share-card.tsx';
import { drawWardCard } from '#share/draw-ward-card.tsx';
import { BUILT_ASSETS } from './built-assets.ts';
import { SERVICE_WORKER } from './built-service-worker.ts';
import { drawPagePicture } from './draw-page-picture.tsx';
import { listIndexableRoutes } from './get-page.ts';
import { makeRenderPage, toPageReply } from './make-render-page.tsx';
import type { PageRenderer } from './server-door.ts';

const ANSWERS = { storm: answerStormHere, sea: answerSea, heat: answerHeat, drying: answerDrying };

const drawPlacePicture: PageRenderer['drawPlacePicture'] = (request, call) => {
  const { subject } = request;
  if (subject === undefined) return drawShareCard(request, call);
  if (subject === 'trip') {
    const [from = '', to = '', mode] = request.slug.split('_');
    return drawAnswerCard({ ...request, slug: from }, call, answerTrip(to, mode));
  }
  return subject === 'ward' ? drawWardCard(request, call) : drawAnswerCard(request, call, ANSWERS[subject]);
};

export const pageRenderer: PageRenderer = {
  renderPage: makeRenderPage(BUILT_ASSETS),
  renderFailure: (request) => toPageReply(request, toErrorOutcome(request, 500), BUILT_ASSETS),
  clientFolder: new URL('../client/', import.meta.url),
  inlineScriptHashes: [],
  liteStyle: LITE_STYLE,
  liteRoutes: listLiteRoutes(),
  serviceWorker: SERVICE_WORKER,
  preloadLinks: [
    `<${BUILT_ASSETS.style}>; rel=preload; as=style`,
    ...BUILT_ASSETS.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ],
  indexableRoutes: listIndexableRoutes(),
  drawPlacePicture,
  drawPagePicture,
  drawWidget,
  widgetStyle: WIDGET_STYLE,
  drawAppIcon,
  drawMapGround,
  drawMapPicture,
  drawRainPicture,
  drawMapLines,
};
