import { domainToASCII } from 'node:url';

const ASCII = /^[\x21-\x7e]+$/;

/**
 * Normalized mailbox, equal for all spellings of the domain: `x@bücher.example` and `x@xn--bcher-kva.example`. Null
 * for a domain that IDNA forbids.
 */
export function toMailboxKey(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // IDNA would read an all-digit host as an IP address.
  if (ASCII.test(domain) && !domain.includes('xn--')) return email.toLowerCase();
  const ascii = domainToASCII(domain);
  return ascii === '' ? null : `${email.slice(0, at).toLowerCase()}${ascii}`;
}

export function isSameMailbox(one: string, other: string): boolean {
  const key = toMailboxKey(one);
  return key !== null && key === toMailboxKey(other);
}
