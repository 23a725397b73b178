interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => { readonly createScriptURL: (url: string) => string };
}

const ADDRESS = '/service-worker.js';
/** Delay until everything the visitor waits for has loaded. */
const DELAY_MS = 4000;

/** The address as Trusted Types requires it. */
function toTrustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Registers the worker long after loading; pages work without it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register(toTrustedAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  };
  const later = (): void => {
    setTimeout(register, DELAY_MS);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
