import type { Company } from '@portal/content/company/company';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';

/** Path of RFC 9116. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** How long a copy holds: RFC 9116 recommends less than a year. */
const HOLDS_DAYS = 180;

/** An address that may stand in a `mailto:` as it is; others would need an encoding that few mail programs read. */
const PLAIN_EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/**
 * Says where weaknesses are reported (RFC 9116): the operator's e-mail, and its contact pages where they are served by https,
 * as the standard demands. Null without either: no file is better than one without contact.
 */
export function writeSecurityText(
  { facts: { email } }: Pick<Company, 'facts'>,
  publicUrl: string,
  now: EpochSeconds,
): string | null {
  const isSecure = publicUrl.startsWith('https:');
  const contacts = [
    ...(email !== null && PLAIN_EMAIL.test(email) ? [`mailto:${email}`] : []),
    ...(isSecure ? (['vi', 'en'] as const).map((language) => publicUrl + toLanguagePath('contact', language)) : []),
  ];
  if (contacts.length === 0) return null;
  const day = Math.floor(now / DAY_SECONDS) * DAY_SECONDS;
  const expires = new Date((day + HOLDS_DAYS * DAY_SECONDS) * 1000).toISOString().replace('.000Z', 'Z');
  return [
    '# Báo lỗ hổng bảo mật: mô tả các bước, ảnh hưởng, trang hay phiên bản đã thử; chỉ dùng tài khoản của bạn.',
    '# Report a weakness: steps, effect, page or version tested; use your own account only.',
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: vi, en',
    ...(isSecure ? [`Canonical: ${publicUrl}${SECURITY_TEXT_PATH}`] : []),
    '',
  ].join('\n');
}
