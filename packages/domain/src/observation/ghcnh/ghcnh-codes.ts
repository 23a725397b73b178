/** Sources whose digits mean: 2 suspect, 3 erroneous, 5 removed. The others' 5 means passed, and 6 and 7 as 2 and 3. */
const SOURCES_OF_OWN_DIGITS = new Set(['220', '221', '222', '223', '347', '348']);
/** Sources that carry the letters of the Integrated Surface Database: suspect but accepted, or edited by hand. */
const SOURCES_WITH_EDITS = new Set(['313', '314', '315', '322', '335', '343', '344', '346']);
const EDITED = /^[APIMR]$/;

/** The code of a cell such as `1`, or `1-Passed`. */
const toCode = (cell: string): string => cell.trim().replace(/^(\w)-.*$/, '$1');

/**
 * Whether a value has passed, or was not checked, by NOAA's quality code (GHCNh documentation, part VI). Newer records
 * have none. Letters are failed checks, and an unknown code counts as failed.
 */
export function isPassed(qualityCode: string, sourceCode: string): boolean {
  const code = toCode(qualityCode);
  const source = sourceCode.trim();
  if (code === '') return true;
  if (SOURCES_OF_OWN_DIGITS.has(source)) return /^[014]$/.test(code);
  return /^[01459]$/.test(code) || (SOURCES_WITH_EDITS.has(source) && EDITED.test(code));
}

/** Airport reports, which the portal has at the airports' own stations; `FM15`, `FM-16_4-USA`. */
const AIRPORT_REPORT = /^(?:FM-?1[56]|METAR|SPECI)\b|^FM-?1[56]_/i;

/** Whether a value comes from a METAR or SPECI. */
export function isOfAirportReport(reportType: string): boolean {
  return AIRPORT_REPORT.test(reportType.trim());
}

/** A trace, an amount, or no remark; other codes mark amounts that are estimated, assumed, incomplete or carried over. */
const RAIN_CODES = /^(?:|2|T|3)$/i;
/** A mean wind over minutes; others are over hours, squalls, or read from the sea and trees. */
const WIND_CODES = /^(?:|N|H|C|V)$/i;

/** How the measurement code of rain is to be understood. */
export function readRainCode(measurementCode: string): 'amount' | 'trace' | 'refused' {
  const code = toCode(measurementCode);
  if (!RAIN_CODES.test(code)) return 'refused';
  return /^[2T]$/i.test(code) ? 'trace' : 'amount';
}

/** Whether the measurement code of wind is one of a mean over minutes. */
export function isMeanWind(measurementCode: string): boolean {
  return WIND_CODES.test(toCode(measurementCode));
}

/** Whether the wind's direction is variable, not the number that stands there. */
export function isVariableWind(measurementCode: string): boolean {
  return toCode(measurementCode).toUpperCase() === 'V';
}
