import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { describe, expect, it } from 'vitest';
import { readRefusal } from './use-account-form.ts';

const answerOf = (status: number, body: object = {}, retryAfter: number | null = null) => ({
  status,
  body: { ...body } as Record<string, unknown>,
  retryAfter,
});

describe('what a form says of a refusal', () => {
  it('stands beside the fields that the answer names, in the shape of each call', () => {
    const errors = [{ path: 'email', message: 'E-mail không đúng' }];
    expect(readRefusal(answerOf(422, { errors }), 'forgot', 'vi')).toEqual({
      sentences: { email: 'E-mail không đúng' },
      message: null,
    });
    expect(readRefusal(answerOf(422, { error: { errors } }), 'register', 'vi').sentences).toEqual({
      email: 'E-mail không đúng',
    });
  });

  it('says until when to wait', () => {
    const { message } = readRefusal(answerOf(429, {}, 120), 'login', 'en');
    const at = new Date(Date.now() + 120_000);
    const minute = String(at.getMinutes()).padStart(2, '0');
    expect(message).toContain(`:${minute}`);
  });

  it('quotes the server where it refuses a login or a link, and nothing of a fault of its own', () => {
    const detail = 'Đăng nhập không thành công. Vui lòng thử lại.';
    expect(readRefusal(answerOf(401, { detail }), 'login', 'vi').message).toBe(detail);
    expect(readRefusal(answerOf(500, { detail: 'stack' }), 'login', 'vi').message).toBe(
      accountPageMessages.vi.loginFailed,
    );
    expect(readRefusal(answerOf(0), 'forgot', 'vi').message).toBe(accountPageMessages.vi.failed);
  });
});
