/** Namespace of CAP 1.2 (docs.oasis-open.org/emergency/cap/v1.2). */
export const CAP_NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';

/** Cardinality: once, optional, at least once, any number. */
export type Occurrence = '1' | '?' | '+' | '*';

/** Child elements in CAP 1.2, by the standard's schema. */
export const CAP_CHILDREN = {
  alert: {
    identifier: '1',
    sender: '1',
    sent: '1',
    status: '1',
    msgType: '1',
    source: '?',
    scope: '1',
    restriction: '?',
    addresses: '?',
    code: '*',
    note: '?',
    references: '?',
    incidents: '?',
    info: '*',
  },
  info: {
    language: '?',
    category: '+',
    event: '1',
    responseType: '*',
    urgency: '1',
    severity: '1',
    certainty: '1',
    audience: '?',
    eventCode: '*',
    effective: '?',
    onset: '?',
    expires: '?',
    senderName: '?',
    headline: '?',
    description: '?',
    instruction: '?',
    web: '?',
    contact: '?',
    parameter: '*',
    resource: '*',
    area: '*',
  },
  area: { areaDesc: '1', polygon: '*', circle: '*', geocode: '*', altitude: '?', ceiling: '?' },
  resource: { resourceDesc: '1', mimeType: '1', size: '?', uri: '?', derefUri: '?', digest: '?' },
  eventCode: { valueName: '1', value: '1' },
  parameter: { valueName: '1', value: '1' },
  geocode: { valueName: '1', value: '1' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Occurrence>>>>;

export const CAP_WORDS: Readonly<Record<string, readonly string[]>> = {
  status: ['Actual', 'Exercise', 'System', 'Test', 'Draft'],
  msgType: ['Alert', 'Update', 'Cancel', 'Ack', 'Error'],
  scope: ['Public', 'Restricted', 'Private'],
  category: [
    ...['Geo', 'Met', 'Safety', 'Security', 'Rescue', 'Fire', 'Health', 'Env', 'Transport', 'Infra', 'CBRNE', 'Other'],
  ],
  responseType: [...['Shelter', 'Evacuate', 'Prepare', 'Execute', 'Avoid', 'Monitor', 'Assess', 'AllClear', 'None']],
  urgency: ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'],
  severity: ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'],
  certainty: ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'],
};
