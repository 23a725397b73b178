/** The companion apps: ids in addresses and calls, and display names. */
export const COMPANION_APPS = { vnagri: 'VNAgri', mobiagri: 'MobiAgri', agrox: 'AgroX' } as const;

/** An app with accounts of its own. */
export type CompanionApp = keyof typeof COMPANION_APPS;

/** Whether a text names one of the apps. */
export function isCompanionApp(text: unknown): text is CompanionApp {
  return typeof text === 'string' && Object.hasOwn(COMPANION_APPS, text);
}
