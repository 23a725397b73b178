/** The single forecast that each ensemble belongs to: the same model, started from many states. */
const FORECAST_OF: Readonly<Record<string, string>> = { gefs: 'gfs', 'gefs-025': 'gfs', 'ecmwf-ens': 'ecmwf' };

/** Whether what one source says of how sure a value is may stand beside a value of the other: both are of one model. */
export function areKin(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (FORECAST_OF[one] ?? one) === (FORECAST_OF[other] ?? other);
}
