import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const MAIL = { id: 'm2', to: 'an@vidu.vn', subject: 'Sắp mưa', text: 'Mưa to từ 17:20.' };

/** A header with its folded lines joined. */
const readHeader = (letter: string | undefined, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(letter?.replace(/\r\n[ \t]+/g, ' ') ?? '')?.[1]?.trim() ?? null;

describe('a letter', () => {
  it('has both forms, its own headers, and follows the letters before it', async () => {
    const send = createMailer(server.url, 'thoi-tiet@vidu.vn');
    const headers = { 'List-Unsubscribe': '<https://portal.example/huy-nhan-tin?code=abcd2345>' };
    expect(await send({ ...MAIL, html: '<p>Mưa to</p>', follows: ['m0', 'm1'], headers })).toBeNull();
    const [letter] = server.letters;
    expect(readHeader(letter, 'Message-ID')).toBe('<m2@vidu.vn>');
    expect(readHeader(letter, 'In-Reply-To')).toBe('<m1@vidu.vn>');
    expect(readHeader(letter, 'References')).toBe('<m0@vidu.vn> <m1@vidu.vn>');
    expect(readHeader(letter, 'List-Unsubscribe')).toBe(headers['List-Unsubscribe']);
    expect(readHeader(letter, 'Content-Type')).toMatch(/^multipart\/alternative/);
    expect(letter).toMatch(/Content-Type: text\/plain/);
    expect(letter).toMatch(/Content-Type: text\/html/);
  });

  it('is plain text alone where nothing else is given', async () => {
    expect(await createMailer(server.url, 'thoi-tiet@vidu.vn')(MAIL)).toBeNull();
    const [letter] = server.letters;
    expect(readHeader(letter, 'Content-Type')).toMatch(/^text\/plain/);
    expect([readHeader(letter, 'In-Reply-To'), readHeader(letter, 'References')]).toEqual([null, null]);
  });

  it('of many goes through connections that stay open; a refusal names no address', async () => {
    const send = createMailer(server.url, 'thoi-tiet@vidu.vn', { isPooled: true });
    server.refuse(1);
    expect(await send(MAIL)).toBe('EMESSAGE 450');
    const sent = await Promise.all(Array.from({ length: 20 }, (_, count) => send({ ...MAIL, id: `m${count}` })));
    expect(sent.every((trouble) => trouble === null)).toBe(true);
    expect(server.letters).toHaveLength(20);
  });
});
