export interface TextMessage {
  /** Message id, by which duplicates are detected. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  /** Without tone marks, so that it fits one SMS. */
  readonly text: string;
}

/** Sends an SMS. Null: accepted; otherwise the problem in a few words without numbers. */
export type SendText = (message: TextMessage) => Promise<string | null>;
