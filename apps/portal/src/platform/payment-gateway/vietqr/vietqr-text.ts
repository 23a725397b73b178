interface QrTransfer {
  /** NAPAS number of the bank, six digits. */
  readonly bankBin: string;
  readonly account: string;
  /** Whole dong. */
  readonly amount: number;
  /** At most 25 characters of `A–Z`, `0–9` and spaces. */
  readonly purpose: string;
}

/** An EMV field: id, length, value. */
const toField = (number: string, value: string): string => `${number}${String(value.length).padStart(2, '0')}${value}`;

const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function computeChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
/** Dynamic: for one payment with its amount; 11 is static. */
const ONCE = '12';
const DONG = '704';
const MOST_PURPOSE = 25;

/** Text of a VietQR code with amount and purpose. Throws if apps could not read it. */
export function toVietQr({ bankBin, account, amount, purpose }: QrTransfer): string {
  const isReadable = /^\d{6}$/.test(bankBin) && /^[A-Z0-9]{1,19}$/.test(account) && /^[A-Z0-9 ]+$/.test(purpose);
  if (!isReadable || !Number.isSafeInteger(amount) || amount <= 0 || purpose.length > MOST_PURPOSE)
    throw new Error('a transfer that no VietQR code can have');
  const text = [
    toField('00', '01'),
    toField('01', ONCE),
    toField(
      '38',
      toField('00', NAPAS) + toField('01', toField('00', bankBin) + toField('01', account)) + toField('02', TO_ACCOUNT),
    ),
    toField('53', DONG),
    toField('54', String(amount)),
    toField('58', 'VN'),
    toField('62', toField('08', purpose)),
    '6304',
  ].join('');
  return text + computeChecksum(text);
}
