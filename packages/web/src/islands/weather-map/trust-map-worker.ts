import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Only the map's own worker may be made. */
function checkAddress(url: string): string {
  if (url !== workerUrl) throw new TypeError(`no worker of the map: ${url}`);
  return url;
}

let isTrusted = false;

/**
 * Names the worker to MapLibre. The library makes it of plain text, which the page's policy forbids, and looks into that
 * text before: so the address is trusted where the worker is made.
 */
export function trustMapWorker(): void {
  if (isTrusted) return;
  isTrusted = true;
  setWorkerUrl(workerUrl);
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return;
  const policy = trustedTypes.createPolicy('map-worker', { createScriptURL: checkAddress });
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(policy.createScriptURL(String(url)), options);
    }
  };
}
