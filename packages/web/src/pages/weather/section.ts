import type { CallResult } from '@portal/contract/call-api';

/** The reply of a call, or null where a part of the page has to do without it. */
export function findReply<Reply>(result: CallResult<Reply>): Reply | null {
  return result.ok ? result.reply : null;
}
