/** A fetched piece that turns out to be unusable when it is read. The message is one line that names its file. */
export class PieceError extends Error {
  readonly file: string;

  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'PieceError';
    this.file = file;
  }
}
