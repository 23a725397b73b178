import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** Whether there are a browser and pages for it: tests skip without them. */
export const CAN_BROWSE = CHROME_PATH !== '' && PAGES_ARE_BUILT;

/** What a journey has while its tests run. */
interface Journey {
  readonly browser: Browser;
  readonly portal: RunningPortal;
}

/** A browser and a portal of its own for the tests of the block that calls this; both end with the block. */
export function usePortal(settings: Readonly<Record<string, string>> = {}): Journey {
  return useJourney(async () => settings);
}

/** The same with a server that takes the portal's letters. */
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

/** What both have in common; `prepare` gives the portal's settings. */
function useJourney(prepare: () => Promise<Readonly<Record<string, string>>>): Journey {
  let made: Journey | null = null;
  const get = (): Journey => {
    if (made === null) throw new Error('browser and portal are there while tests run');
    return made;
  };
  if (CAN_BROWSE) countUse();
  return {
    get browser() {
      return get().browser;
    },
    get portal() {
      return get().portal;
    },
  };

  function countUse(): void {
    beforeAll(async () => {
      const [browser, portal] = await Promise.all([openBrowser(), prepare().then(startPortal)]);
      made = { browser, portal };
    });
    afterAll(async () => {
      await made?.browser.close();
      await made?.portal.stop();
    });
  }
}
