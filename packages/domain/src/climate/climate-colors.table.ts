/** Colours of the maps' five classes, low to high, the same on page and paper. */
export const CLIMATE_COLORS = {
  departure: {
    temperature: ['#2b6cb0', '#9cc4e4', '#e8e4da', '#f0ad7b', '#c2432f'],
    rain: ['#96590f', '#dcb878', '#e8e4da', '#86c9bd', '#0b7a6d'],
  },
  normal: {
    temperature: ['#3b6fb6', '#8fbcd9', '#f3e3a8', '#f0ad6a', '#d3573a'],
    rain: ['#e9e2c4', '#b9d7d4', '#7db6d3', '#4485bd', '#27539c'],
  },
} as const;
