/** A case of the review of 23 November 2026: where it was seen, and the rule that must see it. */
export interface ReviewedCase {
  /** The finding's number: `looks 1`, `acceptance F2`, `words W4`. */
  readonly from: string;
  readonly rule: string;
  readonly place: string;
  readonly clock: string;
  readonly page: string;
  readonly what: string;
}

/** Each is asked on every run of the tests. */
export const REVIEWED_CASES: readonly ReviewedCase[] = [
  {
    from: 'looks 1',
    rule: 'rain-now',
    place: 'ha-noi',
    clock: 'morning',
    page: 'now (vi)',
    what: 'Trời mưa nhỏ … / Không mưa trong 3 giờ tới',
  },
  {
    from: 'acceptance F2',
    rule: 'rain-now',
    place: 'hoan-kiem-ha-noi',
    clock: 'morning',
    page: 'now (vi)',
    what: 'code 13 and 18 dry steps of the radar',
  },
];
