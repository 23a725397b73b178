import { checkSchema } from '@portal/contract/check-schema';
import { FILE, type OwnCall } from '@portal/contract/own/own-call';
import { OWN_CALLS } from '@portal/contract/own/own-call-list';

const matches = ({ path }: OwnCall, asked: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked);

/** Throws if a reply to a call about own resources is not as the contract has it; other replies pass. */
export function checkOwnReply(method: string, url: string, status: number, body: unknown): void {
  const [path = ''] = url.split('?');
  const call = OWN_CALLS.find((one) => one.method === method && matches(one, path));
  if (call === undefined || status >= 300 || typeof body === 'string') return;
  if (call.reply === FILE || call.reply === null) throw new Error(`${call.id} replied ${JSON.stringify(body)}`);
  const errors = checkSchema(call.reply, body, 'en');
  if (errors.length > 0)
    throw new Error(`the reply of ${call.id} differs from the contract: ${JSON.stringify(errors)}`);
}
