/** A call that can be tried: its address and what its form begins with. Plain data. */
export interface TrialCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly example: string }[];
  /** JSON to begin with, null for a call without a body. */
  readonly body: string | null;
}

/** What the trial needs: the calls and its words. */
export interface ApiTrialProps {
  readonly calls: readonly TrialCall[];
  readonly words: {
    readonly call: string;
    readonly send: string;
    readonly sending: string;
    readonly address: string;
    readonly reply: string;
    readonly noAnswer: string;
    readonly body: string;
  };
}
