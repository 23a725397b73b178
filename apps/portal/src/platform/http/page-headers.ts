import type { FastifyReply } from 'fastify';

/** Device features for pages: only location, after a tap. */
const PERMISSIONS = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gamepad',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Trusted Types policies that may create script URLs: for the service worker and the map's worker. */
const TRUSTED_TYPES = 'service-worker map-worker';

const writeHashes = (hashes: readonly string[]): string =>
  hashes.map((hash) => ` '${hash.replace(/^'|'$/g, '')}'`).join('');

/** CSP of pages: own origin only, inline scripts and styles by hash, Trusted Types. */
export function toContentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self'${writeHashes(scriptHashes)}`,
    `style-src 'self'${writeHashes(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

export function allowOwnFrames(policy: string): string {
  return `${policy}; frame-src 'self'`;
}

/** CSP of a widget: one style by hash, nothing else; any site may frame it. */
export function toWidgetPolicy(styleHash: string): string {
  return `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}

/** Allows scripts from one more origin, and the images that they show. */
export function allowScriptOrigin(policy: string, origin: string): string {
  return policy.replace(/(script|img)-src 'self'/g, (directive) => `${directive} ${origin}`);
}

/** Allows map tiles from one more origin. */
export function allowTileOrigin(policy: string, origin: string): string {
  return policy.replace(/(connect|img)-src 'self'/g, (directive) => `${directive} ${origin}`);
}

/** Headers of every page, as one shared object. */
export function toPageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const PLAIN_ERROR = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Có lỗi xảy ra</title></head><body><h1>Có lỗi xảy ra. Vui lòng thử lại.</h1><p lang="en">An error occurred. Please try again.</p><p><a href="/">Trang chủ</a></p></body></html>`;

/** Fallback if the error page itself fails. */
export function sendPlainErrorPage(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers(toPageHeaders(toContentSecurityPolicy([])))
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(PLAIN_ERROR);
}
