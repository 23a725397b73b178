const USER_INFO = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"'<>]*@/gi;
const KEY_VALUE =
  /([?&][\w.~-]*(?:key|token|secret|passw(?:or)?d|auth|credential|signature|appid)[\w.~-]*=)(?:(?!:\s)[^&#\s"'<>\\])+/gi;

/** The text with user, password and key-like values of every address in it replaced by "…". */
export function maskSecrets(text: string): string {
  if (!text.includes('://') && !text.includes('=')) return text;
  return text.replace(USER_INFO, '$1…@').replace(KEY_VALUE, '$1…');
}
