/** Words for the sea by significant wave height (WMO 3700; Vietnamese of domain.md §6.9). */
export const SEA_STATE_NAMES = {
  1: { vi: 'Biển lặng', en: 'Calm sea' },
  2: { vi: 'Biển lặng, gợn nhẹ', en: 'Smooth sea' },
  3: { vi: 'Sóng nhỏ', en: 'Slight sea' },
  4: { vi: 'Sóng vừa', en: 'Moderate sea' },
  5: { vi: 'Biển động', en: 'Rough sea' },
  6: { vi: 'Biển động mạnh', en: 'Very rough sea' },
  7: { vi: 'Biển động rất mạnh', en: 'High sea' },
  8: { vi: 'Biển động dữ dội', en: 'Very high sea' },
  9: { vi: 'Biển động dữ dội', en: 'Phenomenal sea' },
} as const;

/** Official words for the sea by wind force up to and including `upTo` (QĐ 18/2021/QĐ-TTg, annex III, as domain.md §6 quotes it). */
export const SEA_BY_FORCE = [
  { upTo: 3, vi: 'gió nhẹ, không gây nguy hại', en: 'light wind, no harm' },
  { upTo: 5, vi: 'biển hơi động', en: 'sea slightly rough' },
  { upTo: 7, vi: 'biển động, nguy hiểm đối với tàu, thuyền', en: 'sea rough, dangerous for ships and boats' },
  { upTo: 9, vi: 'biển động rất mạnh, rất nguy hiểm', en: 'sea very rough, very dangerous' },
  { upTo: 11, vi: 'biển động dữ dội, làm đắm tàu thuyền', en: 'sea violent, sinks ships and boats' },
  {
    upTo: 18,
    vi: 'sức phá hoại cực kỳ lớn, sóng biển cực kỳ mạnh',
    en: 'extremely destructive, extremely powerful waves',
  },
] as const;
