/** Sends one statement with its values as parameters, and returns the rows. */
export interface Queries {
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * The door of features to the database. Their tables lie in one schema that is on the search path; times are columns of
 * type bigint with epoch seconds and come back as numbers.
 */
export interface Database extends Queries {
  /** All of the work or nothing of it; the transaction is lost with the connection and is not repeated. */
  inTransaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
}
