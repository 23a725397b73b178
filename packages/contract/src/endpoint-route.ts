import type { Endpoint, EndpointInput, EndpointReply } from './endpoint.ts';

/** Answers an endpoint for an input that `parseInput` has let through. Throws `AppError` for an expected refusal. */
export type HandleEndpoint<E extends Endpoint> = (
  input: EndpointInput<E>,
) => EndpointReply<E> | Promise<EndpointReply<E>>;

/** An endpoint with the function that answers it: what a feature hands to the server. */
export interface EndpointRoute {
  readonly endpoint: Endpoint;
  readonly handle: (input: EndpointInput<Endpoint>) => unknown;
  /** Whether a reply has all its parts: one without is shown once and never kept. */
  readonly isComplete: (reply: unknown) => boolean;
}

/** Ties an endpoint to its function, checked by the compiler before the types are widened for the list of routes. */
export function toEndpointRoute<E extends Endpoint>(
  endpoint: E,
  handle: HandleEndpoint<E>,
  isComplete: (reply: EndpointReply<E>) => boolean = () => true,
): EndpointRoute {
  return {
    endpoint,
    handle: (input) => handle(input as EndpointInput<E>),
    isComplete: (reply) => isComplete(reply as EndpointReply<E>),
  };
}
