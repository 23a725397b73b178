/** A call as a customer's program makes it. */
export interface ProgramCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}
