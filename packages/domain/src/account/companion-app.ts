/** The companion apps by their ids in addresses and calls, with the names that they are known by. */
export const COMPANION_APPS = { vnagri: 'VNAgri', mobiagri: 'MobiAgri', agrox: 'AgroX' } as const;

/** An app whose accounts are not the portal's. */
export type CompanionApp = keyof typeof COMPANION_APPS;

/** Whether a text names one of the apps. */
export function isCompanionApp(text: unknown): text is CompanionApp {
  return typeof text === 'string' && Object.hasOwn(COMPANION_APPS, text);
}
