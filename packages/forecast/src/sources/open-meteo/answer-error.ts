/** An answer that is not what was asked for. The message is one line, without the address. */
export class AnswerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AnswerError';
  }
}
