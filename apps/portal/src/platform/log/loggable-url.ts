const FINER_THAN_TWO_DECIMALS = /(\d\.\d{2})\d+/g;
const LOGGED_PARAMETERS = new Set(['lat', 'lng', 'lang', 'location', 'province', 'district', 'limit', 'page']);
const PLAIN_VALUE = /^[a-z0-9.-]{1,80}$/i;
const LONGEST_PATH = 200;

function toLoggableParameter(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=', 2);
  if (!LOGGED_PARAMETERS.has(name)) return PLAIN_VALUE.test(name) ? `${name}=*` : '*';
  return `${name}=${PLAIN_VALUE.test(value) ? value : '*'}`;
}

/**
 * An address as it may stand in the log: coordinates cut to two decimals, values that people typed (searches, addresses,
 * names) left out.
 */
export function toLoggableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = (mark < 0 ? url : url.slice(0, mark)).slice(0, LONGEST_PATH);
  const shownPath = /@|%40/.test(path) ? '/*' : path;
  if (mark < 0) return shownPath.replace(FINER_THAN_TWO_DECIMALS, '$1');
  const query = url
    .slice(mark + 1)
    .split('&', 12)
    .map(toLoggableParameter)
    .join('&');
  return `${shownPath}?${query}`.replace(FINER_THAN_TWO_DECIMALS, '$1');
}
