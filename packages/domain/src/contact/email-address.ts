/** One `@`, no spaces, a dot in the domain; marks that mail programs read as lists or comments are refused (domain rules §9). */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@(?:[^\s@<>()[\],;:\\".]+\.)+[^\s@<>()[\],;:\\".]{2,}$/;

/** Most characters of an address (RFC 5321 §4.5.3.1). */
export const LONGEST_EMAIL = 254;

/** Whether a cleaned line is a mail address; its length is not looked at. */
export function isEmailAddress(line: string): boolean {
  return EMAIL.test(line);
}
