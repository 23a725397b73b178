/** A lightning file that is damaged or not of a kind that is read. The message is one line: the file and what is wrong. */
export class LightningError extends Error {
  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'LightningError';
  }
}
