/** The schema that holds every table of the portal, so that a database may be lived in by others too. */
export const SCHEMA = 'portal';
