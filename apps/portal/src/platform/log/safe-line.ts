import { maskSecrets } from '@portal/forecast/sources/fetching/mask-secrets';

/** A line of the log is no longer than this by what a file or a provider says; stacks are far shorter. */
const LONGEST_TEXT = 4000;

function cutTexts(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return `${value.slice(0, LONGEST_TEXT)}… (${value.length} characters)`;
}

/** A JSON line without passwords and keys of addresses, its texts cut. */
export function toSafeLine(line: string): string {
  const masked = maskSecrets(line);
  return masked.length <= LONGEST_TEXT ? masked : `${JSON.stringify(JSON.parse(masked), cutTexts)}\n`;
}
