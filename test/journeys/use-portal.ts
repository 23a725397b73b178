import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** Whether a browser and built pages are available: tests skip without them. */
export const CAN_BROWSE = CHROME_PATH !== '' && PAGES_ARE_BUILT;

/** What a journey has while its tests run. */
interface Journey<Portal = RunningPortal> {
  readonly browser: Browser;
  readonly portal: Portal;
}

/** A browser and a separate portal for the tests of the calling block; both end with the block. */
export function usePortal(settings: Readonly<Record<string, string>> = {}): Journey {
  return useJourney(async () => settings);
}

/** A separate browser, and the portal shared by all journeys that change nothing. */
export function useSharedPortal(settings: Readonly<Record<string, string>> = {}): Journey<SharedPortal> {
  return useWhileTesting(
    async () => {
      const portal = await openSharedPortal(settings);
      return { browser: await openBrowser(portal.headers), portal };
    },
    ({ browser }) => browser.close(),
  );
}

/** The same with a mail server that receives the portal's e-mails. */
export function usePortalWithMail(): Journey & { readonly letters: readonly string[] } {
  let mails: MailServer | null = null;
  const journey = useJourney(async () => {
    mails = await startMailServer();
    return { SMTP_URL: mails.url };
  });
  if (CAN_BROWSE) afterAll(() => mails?.close());
  return {
    get browser() {
      return journey.browser;
    },
    get portal() {
      return journey.portal;
    },
    get letters() {
      return mails?.letters ?? [];
    },
  };
}

/** `prepare` gives the portal's settings. */
function useJourney(prepare: () => Promise<Readonly<Record<string, string>>>): Journey {
  return useWhileTesting(
    async () => {
      const [browser, portal] = await Promise.all([openBrowser(), prepare().then(startPortal)]);
      return { browser, portal };
    },
    async ({ browser, portal }) => {
      await browser.close();
      await portal.stop();
    },
  );
}

/** Opened before the tests of the calling block, and closed after them. */
function useWhileTesting<Portal>(
  open: () => Promise<Journey<Portal>>,
  close: (made: Journey<Portal>) => Promise<void>,
): Journey<Portal> {
  let made: Journey<Portal> | null = null;
  const get = (): Journey<Portal> => {
    if (made === null) throw new Error('browser and portal are there while tests run');
    return made;
  };
  if (CAN_BROWSE) openAround();
  return {
    get browser() {
      return get().browser;
    },
    get portal() {
      return get().portal;
    },
  };

  function openAround(): void {
    beforeAll(async () => {
      made = await open();
    });
    afterAll(async () => {
      if (made !== null) await close(made);
    });
  }
}
