interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => { readonly createScriptURL: (url: string) => string };
}

const ADDRESS = '/service-worker.js';
/** After everything that the visitor waits for. */
const DELAY_MS = 4000;

/** The address as a policy with Trusted Types wants it. */
function toTrustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Registers the worker once the page has long been there; without one, pages work as ever. */
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
