import { type LoadIsland, loadReact } from './load-react.ts';

/** Islands of pages of accounts and the API: a separate table, so that weather pages load none of it. */
export const ACCOUNT_ISLANDS: Readonly<Record<string, LoadIsland>> = {
  'account-form': () => loadReact(() => import('./account-form/account-form.tsx').then((module) => module.AccountForm)),
  dashboard: () => loadReact(() => import('./dashboard/dashboard.tsx').then((module) => module.Dashboard)),
  catchments: () => loadReact(() => import('./catchments/catchments.tsx').then((module) => module.Catchments)),
  'catchment-bulletins': () =>
    loadReact(() => import('./catchments/bulletins.tsx').then((module) => module.CatchmentBulletins)),
  'rule-editor': () => loadReact(() => import('./rule-editor/rule-editor.tsx').then((module) => module.RuleEditor)),
  'own-board': () => loadReact(() => import('./own-board/own-board.tsx').then((module) => module.OwnBoard)),
  'wind-desk': () => loadReact(() => import('./wind-desk/own-wind-desk.tsx').then((module) => module.OwnWindDesk)),
  'climate-print': () =>
    loadReact(() => import('./climate-print/climate-print.tsx').then((module) => module.ClimatePrint)),
  records: () => loadReact(() => import('./records/records-desk.tsx').then((module) => module.RecordsDesk)),
  'bulletin-orders': () =>
    loadReact(() => import('./bulletin-orders/bulletin-desk.tsx').then((module) => module.BulletinDesk)),
  'data-files': () => loadReact(() => import('./data-files/data-desk.tsx').then((module) => module.DataDesk)),
  'phone-calls': () => loadReact(() => import('./phone-calls/calls-desk.tsx').then((module) => module.CallsDesk)),
  checkout: () => loadReact(() => import('./checkout/checkout.tsx').then((module) => module.Checkout)),
  'order-watch': () => import('./checkout/mount-order-watch.ts').then((module) => module.mountOrderWatch),
  logout: () => import('./session/mount-logout.ts').then((module) => module.mountLogout),
  'api-trial': () => loadReact(() => import('./api-trial/api-trial.tsx').then((module) => module.ApiTrial)),
  'api-builder': () => loadReact(() => import('./api-builder/api-builder.tsx').then((module) => module.ApiBuilder)),
  'code-samples': () => import('./code-samples/mount-code-samples.ts').then((module) => module.mountCodeSamples),
};
