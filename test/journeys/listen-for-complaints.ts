import type { ConsoleMessage, Page } from 'playwright-core';

const isError = (message: ConsoleMessage): boolean => message.type() === 'error';

/** Fills with what the page complains of from now on: script that fails, and messages that are meant, errors by default. */
export function listenForComplaints(page: Page, isMeant = isError): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (isMeant(message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}
