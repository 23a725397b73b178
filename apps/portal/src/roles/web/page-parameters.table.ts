import { DATA_QUERY_FIELDS } from '@portal/domain/data-order/data-query';
import { BOARD_FIELDS } from '@portal/domain/decision/board-query';

/** Parameters of every page: language and light version. */
const OF_EVERY_PAGE = ['lang', 'lite'] as const;
const OF_MAPS = ['c', 'layer', 'off', 'palette', 'place', 't', 'z'] as const;

/** `at.x` and `at.y`: the pressed point of the builder's map, as browsers without script send it. */
const OF_BUILDER = [
  'at.x',
  'at.y',
  'call',
  'days',
  'draw',
  'every',
  'format',
  'hours',
  'lat',
  'lng',
  'place',
  'places',
  'q',
  'reply',
  'variables',
] as const;

/** Further parameters by the start of a route's id. */
const OF_ROUTES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(map|radar)$/, OF_MAPS],
  [/^satellite$/, [...OF_MAPS, 'kind']],
  [/^home$/, ['saved']],
  [/^going-out$/, ['at', 'from', 'fromWas', 'mode', 'to', 'toWas']],
  [/^happy-rain/, ['place']],
  [/^weather:now$/, ['reported']],
  [/^weather:(hourly|tomorrow|next-days)$/, ['cost', 'loss', 'view']],
  [/^weather:sea$/, ['force', 'wave']],
  [/^weather:heat$/, ['from', 'hours', 'to', 'work']],
  [/^agri:now$/, ['crop', 'layer']],
  [/^agri:90-days$/, ['crop', 'planting', 'sown', 'variety']],
  [/^agri:/, ['crop']],
  [/^api-docs$/, ['place', 'q']],
  [/^weather-api$/, OF_BUILDER],
  [/^widget-builder$/, ['place', 'q', 'size', 'theme', 'words']],
  [/^metplus$/, ['place', 'q', 'trade', ...BOARD_FIELDS]],
  [/^data-suites$/, ['place', 'q', ...DATA_QUERY_FIELDS]],
  [/^search$/, ['page', 'q']],
  [/^(news(:.*)?|recruitment|forecast-bulletins|hydromet-bulletins)$/, ['page']],
  [/^(contact|info-landing)$/, ['sent']],
  [/^(login|register)$/, ['reason', 'redirect', 'sent']],
  [/^(verify|password-reset)$/, ['done', 'token', 'undo']],
  [/^payment$/, ['order', 'plan']],
  [/^payment-result$/, ['link']],
  [/^forecast$/, ['kind', 'month', 'region']],
  [/^weather-record$/, ['month']],
  [/^weather-report$/, ['variable', 'province', 'lead', 'month']],
  [/^service:auto-call$/, ['numbers', 'per-minute', 'seconds']],
  [/^error$/, ['from']],
];

/** A page's parameters; all others are ignored and make no separate page. */
export function listPageParameters(routeId: string): readonly string[] {
  const own = OF_ROUTES.find(([ids]) => ids.test(routeId))?.[1] ?? [];
  return [...OF_EVERY_PAGE, ...own].sort();
}
