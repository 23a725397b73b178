/** Why a file is not a text table. */
export type TextFaultCode =
  | 'tooBig'
  | 'empty'
  | 'spreadsheet'
  | 'notText'
  | 'wrongEncoding'
  | 'notTable'
  | 'rowTooLong';

/** A file that cannot be read as a table; `row` is the line of the fault, null if it concerns the whole file. */
export class TextTableError extends Error {
  readonly code: TextFaultCode;
  readonly row: number | null;
  constructor(code: TextFaultCode, row: number | null) {
    super(`${code}${row === null ? '' : ` in line ${row}`}`);
    this.name = 'TextTableError';
    this.code = code;
    this.row = row;
  }
}
