/** Points of the Da River basin on Vietnamese soil at which rain is read, upstream first. */
export const DA_RIVER_POINTS = [
  { name: 'Mường Tè', lat: 22.38, lng: 102.83 },
  { name: 'Mường Lay', lat: 22.05, lng: 103.15 },
  { name: 'Than Uyên', lat: 21.96, lng: 103.89 },
  { name: 'Sơn La', lat: 21.33, lng: 103.91 },
  { name: 'Bắc Yên', lat: 21.25, lng: 104.42 },
] as const;
