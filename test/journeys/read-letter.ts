/** The text of an e-mail as received by a server, in quoted-printable or base64. */
export function readLetterText(letter: string): string {
  const end = letter.indexOf('\r\n\r\n');
  const [head, body] = [letter.slice(0, end), letter.slice(end + 4)];
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
