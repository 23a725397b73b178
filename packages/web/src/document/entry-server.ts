import { CLIENT_ASSETS } from 'virtual:client-assets';
import { toErrorOutcome } from '#pages/error/error-page.tsx';
import { makeRenderPage, toPageReply } from './make-render-page.tsx';
import type * as ServerDoor from './server-door.ts';

export const renderPage: typeof ServerDoor.renderPage = makeRenderPage(CLIENT_ASSETS);

export const renderFailure: typeof ServerDoor.renderFailure = (request) =>
  toPageReply(request, toErrorOutcome(request, 500), CLIENT_ASSETS);

export const clientFolder: typeof ServerDoor.clientFolder = new URL('../client/', import.meta.url);

export const inlineScriptHashes: typeof ServerDoor.inlineScriptHashes = [];

export const preloadLinks: typeof ServerDoor.preloadLinks = [
  ...CLIENT_ASSETS.styles.map((href) => `<${href}>; rel=preload; as=style`),
  ...CLIENT_ASSETS.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
];
