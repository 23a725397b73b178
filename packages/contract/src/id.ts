import { String as Text } from 'typebox';

/** Id of a stored thing: a UUID in lower case. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Schema of such an id. */
export const Id = Text({ pattern: UUID.source });
