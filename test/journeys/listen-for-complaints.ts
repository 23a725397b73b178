import type { ConsoleMessage, Page } from 'playwright-core';

const isError = (message: ConsoleMessage): boolean => message.type() === 'error';

/** Pages cache themselves for offline use when idle, which the browsers of journeys refuse (open-browser.ts). */
const isOwnDoing = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Service Worker registration blocked');

/**
 * A list that collects the page's complaints from now on: failing script, and messages selected by `isMeant`, by
 * default errors.
 */
export function listenForComplaints(page: Page, isMeant = isError): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (isMeant(message) && !isOwnDoing(message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** A list that collects the page's requests to other servers from now on. */
export function listenForStrangers(page: Page, origin: string): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const own = request.url().startsWith(origin) || /^(?:data|blob):/.test(request.url());
    if (!own) strangers.push(`${page.url()}: ${request.url()}`);
  });
  return strangers;
}
