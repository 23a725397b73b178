/**
 * Former wards that the package does not map to a current ward, by their code (GSO): code of the current ward that
 * absorbed them. Each had joined a neighbour known to the package before July 2025.
 */
export const FORMER_WARD_OVERRIDES: Readonly<Record<string, string>> = {
  '03898': '03910',
  '03988': '03997',
  '03991': '04000',
  '04003': '04000',
  '07693': '07682',
  '07732': '07681',
  '07744': '07681',
  '16411': '16378',
  '18448': '18568',
  '20176': '20161',
  '20674': '20669',
  '25102': '25105',
  '25174': '25159',
  '25177': '25159',
  '25186': '25159',
};
