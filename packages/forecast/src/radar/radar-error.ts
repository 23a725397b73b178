/** A radar file that is damaged, not of a kind that is read, or not usable. The message is one line: the file and what is wrong. */
export class RadarError extends Error {
  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'RadarError';
  }
}
