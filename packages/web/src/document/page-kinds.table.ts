/**
 * Groups of pages with their own style sheet: `module` matches modules by a path below `src`, `route` lists routes. All
 * other pages are of kind `words`.
 */
export const PAGE_KINDS = [
  { name: 'home', module: /^pages\/home\//, route: /^home$/ },
  { name: 'now', module: /^pages\/weather\/now-page/, route: /^weather:now$/ },
  { name: 'hours', module: /^pages\/weather\/(hourly|tomorrow)-page/, route: /^weather:(hourly|tomorrow)$/ },
  { name: 'days', module: /^pages\/weather\/(next|ninety)-days-page/, route: /^weather:(next|90)-days$/ },
  { name: 'map', module: /^pages\/map\//, route: /^(map|radar|satellite)$/ },
  { name: 'farm', module: /^pages\/agriculture\//, route: /^agri:/ },
  { name: 'rain', module: /^pages\/happy-rain\//, route: /^happy-rain/ },
  { name: 'product', module: /^pages\/api-product\//, route: /^weather-api$/ },
  { name: 'api', module: /^pages\/api-docs\//, route: /^api-docs$/ },
  { name: 'report', module: /^pages\/weather-report\//, route: /^weather-report$/ },
  { name: 'storm', module: /^pages\/storms\//, route: /^storms?$/ },
  { name: 'house', module: /^pages\/storm-here\//, route: /^weather:storm$/ },
  { name: 'heat', module: /^pages\/heat\//, route: /^weather:heat$/ },
  { name: 'trip', module: /^pages\/going-out\//, route: /^going-out$/ },
  { name: 'sea', module: /^pages\/sea\//, route: /^weather:sea$/ },
  { name: 'ward', module: /^pages\/ward-bulletin\//, route: /^ward-bulletin$/ },
  { name: 'service', module: /^pages\/api-life\//, route: /^api-(fields|changelog|status)$/ },
] as const;
