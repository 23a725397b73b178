/** A text message to a phone. */
export interface TextMessage {
  /** Names the message: sent twice, it is known as one. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  /** Without tone marks, so that it fits one part. */
  readonly text: string;
}

/** Sends a text message. Null: it was taken; else the trouble in a few words without numbers. */
export type SendText = (message: TextMessage) => Promise<string | null>;
