/** A file of places that is refused, or an import that cannot be kept; its message is one line for the operator. */
export class PlaceImportError extends Error {
  override readonly name = 'PlaceImportError';
}
