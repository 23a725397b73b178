import type { Endpoint, EndpointInput, EndpointReply } from './endpoint.ts';
import type { Problem } from './errors.ts';

/** Outcome of a call: the reply, or the server's problem. A call never throws for a server's reply. */
export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly problem: Problem };

/** The only way in which pages get data: a direct call on the server, HTTP in the browser. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<CallResult<EndpointReply<E>>>;
