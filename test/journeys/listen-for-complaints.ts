import type { ConsoleMessage, Page } from 'playwright-core';

const isError = (message: ConsoleMessage): boolean => message.type() === 'error';

/** Pages cache themselves for offline use when they are idle; browsers of journeys refuse it (open-browser.ts). */
const isOwnDoing = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Service Worker registration blocked');

/** Fills with what the page complains of from now on: script that fails, and messages that are meant, errors by default. */
export function listenForComplaints(page: Page, isMeant = isError): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (isMeant(message) && !isOwnDoing(message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** Fills with what the page asks of anybody but its own server from now on. */
export function listenForStrangers(page: Page, origin: string): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const own = request.url().startsWith(origin) || /^(?:data|blob):/.test(request.url());
    if (!own) strangers.push(`${page.url()}: ${request.url()}`);
  });
  return strangers;
}
