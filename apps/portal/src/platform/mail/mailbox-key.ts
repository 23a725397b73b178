import { domainToASCII } from 'node:url';

const ASCII = /^[\x21-\x7e]+$/;

/**
 * What a parsed address is known by, so that one mailbox is one key however its domain is spelled: `x@bücher.example` and
 * `x@xn--bcher-kva.example` are one. Null for a domain that IDNA does not allow.
 */
export function toMailboxKey(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // IDNA would read a host of digits alone as an IP address.
  if (ASCII.test(domain) && !domain.includes('xn--')) return email.toLowerCase();
  const ascii = domainToASCII(domain);
  return ascii === '' ? null : `${email.slice(0, at).toLowerCase()}${ascii}`;
}

/** Whether two parsed addresses are one mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  const key = toMailboxKey(one);
  return key !== null && key === toMailboxKey(other);
}
