import type { ErrorCode } from '@portal/contract/error-catalogue.table';
import { AppError } from '@portal/contract/errors';

const DETAILS = {
  badAddress: { vi: 'Địa chỉ không được mã hóa đúng.', en: 'The address is not encoded correctly.' },
  badJson: { vi: 'Nội dung không phải là JSON hợp lệ.', en: 'The body is not valid JSON.' },
  badRequest: { vi: 'Không đọc được yêu cầu.', en: 'The request cannot be read.' },
} as const;

/** Refusals of the web server by their code. */
const KNOWN: Readonly<Record<string, readonly [ErrorCode, keyof typeof DETAILS | null]>> = {
  FST_ERR_BAD_URL: ['badInput', 'badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: ['notFound', null],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupportedMediaType', null],
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', null],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['badInput', 'badJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['badInput', 'badJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['badInput', 'badRequest'],
};

/** Refusals of the web server that have no code of their own, such as those of its static files, by their status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 403: 'notFound', 404: 'notFound' };

function findField(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}

/** The refusal that an error of the web server stands for; null for a bug. */
export function findAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const known = KNOWN[String(findField(error, 'code'))];
  const status = findField(error, 'statusCode');
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  if (known === undefined && !isRefusal) return null;
  const byStatus = BY_STATUS[Number(status)];
  if (known === undefined && byStatus !== undefined) return new AppError(byStatus);
  const [code, detail] = known ?? ['badInput', error instanceof SyntaxError ? 'badJson' : 'badRequest'];
  return new AppError(code, detail === null ? {} : { detail: DETAILS[detail] });
}
