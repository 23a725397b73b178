/** A command about orders that cannot be carried out, in one line. */
export class OrdersError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OrdersError';
  }
}
