/**
 * One `@`, no spaces, a dot in the domain; refuses characters that mail programs read as lists or comments (domain
 * rules §9).
 */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@(?:[^\s@<>()[\],;:\\".]+\.)+[^\s@<>()[\],;:\\".]{2,}$/;

/** Most characters of an address (RFC 5321 §4.5.3.1). */
export const LONGEST_EMAIL = 254;

/** Whether a cleaned line is an e-mail address; does not check its length. */
export function isEmailAddress(line: string): boolean {
  return EMAIL.test(line);
}
