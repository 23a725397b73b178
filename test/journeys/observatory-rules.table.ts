/** What Mozilla's HTTP Observatory rates, as far as a reply shows it: points of each outcome, 100 to begin with. */
export const OBSERVATORY_RULES = {
  'content-security-policy': {
    'default none, nothing unsafe, forms to itself': 10,
    'nothing unsafe': 5,
    'unsafe style only': 0,
    'unsafe eval': -10,
    'unsafe inline or anything from anywhere': -20,
    missing: -25,
  },
  cookies: {
    none: 0,
    'secure with SameSite': 5,
    'secure without SameSite': 0,
    'not secure': -20,
    'SameSite=None': -20,
  },
  'cross-origin resource sharing': { none: 0, public: 0, 'any origin with credentials': -50 },
  'cross-origin resource policy': { 'same origin or site': 10, 'cross origin': 0, missing: 0, unknown: -5 },
  'referrer policy': { private: 5, missing: 0, unsafe: -5 },
  'strict transport security': { 'half a year or more': 0, shorter: -10, missing: -20 },
  'subresource integrity': { 'scripts of the own origin': 0, 'scripts of others without integrity': -50 },
  'content type options': { nosniff: 0, missing: -5 },
  'frame options': { 'by policy': 5, 'by header': 0, missing: -20 },
} as const;

/** Points above 100 count only for whoever has lost no more than ten. */
export const LEAST_FOR_EXTRA_POINTS = 90;
