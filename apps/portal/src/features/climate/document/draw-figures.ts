import type { ClimateMapText, ClimateText } from '@portal/content/climate/write-climate-text';
import type { ClimateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { type ClimateChart, layoutClimateChart } from '@portal/domain/climate/climate-chart';
import { CLIMATE_COLORS } from '@portal/domain/climate/climate-colors.table';
import { CLIMATE_REGION_IDS, type ClimateArea } from '@portal/domain/climate/climate-region';
import { ARCHIPELAGOS, REGION_MAP, REGION_SHAPES } from '@portal/domain/climate/region-shapes.table';
import type { PdfDocument } from '#platform/pdf/pdf-file.ts';
import { PART_GAP, type PdfReport, setPdfStyle } from '#platform/pdf/pdf-report.ts';

export const CLIMATE_INK = {
  text: '#1e1a33',
  quiet: '#5b5770',
  violet: '#4c439b',
  red: '#b3261e',
  line: '#c9c5d6',
  rain: '#2f7fc1',
  rainPartly: '#9cc4e4',
  usual: '#b9c6d6',
  warm: '#c2432f',
  land: '#a9a5b8',
} as const;

/** Position of a figure, points. */
interface Corner {
  readonly left: number;
  readonly top: number;
}

const CHART = { left: 34, top: 32, temperatureHeight: 80, gap: 26, rainHeight: 66, bottom: 18 } as const;
const TICK_WIDTH = 30;

function label(
  document: PdfDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'center' | 'right',
): void {
  document.text(text, x, y, { width, align, lineBreak: false });
}

function drawAxes(document: PdfDocument, chart: ClimateChart, text: ClimateText, { left: side, top }: Corner): void {
  const { left, width, temperatureTicks, rainTicks, temperatureFoot, rainFoot } = chart;
  const from = side + left;
  for (const { y } of [...temperatureTicks, ...rainTicks, { y: rainFoot }]) {
    document
      .moveTo(from, top + y)
      .lineTo(side + width, top + y)
      .lineWidth(0.4)
      .strokeColor(CLIMATE_INK.line)
      .stroke();
  }
  setPdfStyle(document, { size: 7.5, isBold: true });
  document.text(text.chart.temperature, from, top + 2, { lineBreak: false });
  document.text(text.chart.words.rain, from, top + temperatureFoot + 12, { lineBreak: false });
  setPdfStyle(document, { size: 7.5, color: CLIMATE_INK.quiet });
  for (const { value, y } of temperatureTicks)
    label(document, text.writeTick(value), from - TICK_WIDTH - 4, top + y - 5, TICK_WIDTH, 'right');
  for (const { value, y } of rainTicks)
    label(document, String(value), from - TICK_WIDTH - 4, top + y - 5, TICK_WIDTH, 'right');
}

function drawMarks(document: PdfDocument, chart: ClimateChart, { left, top }: Corner): void {
  for (const { x, y, width, height, role, isWhole } of chart.bars) {
    const color = role === 'rainNormal' ? CLIMATE_INK.usual : isWhole ? CLIMATE_INK.rain : CLIMATE_INK.rainPartly;
    if (height > 0) document.rect(left + x, top + y, width, height).fill(color);
  }
  const draw = (points: readonly (readonly [number, number])[]): void => {
    points.forEach(([x, y], at) => {
      if (at === 0) document.moveTo(left + x, top + y);
      else document.lineTo(left + x, top + y);
    });
  };
  draw(chart.normalPoints);
  document.lineWidth(1.4).dash(4, { space: 3 }).strokeColor(CLIMATE_INK.quiet).stroke().undash();
  for (const run of chart.modelRuns) {
    draw(run.map(({ x, y }) => [x, y] as const));
    document.lineWidth(1.8).strokeColor(CLIMATE_INK.warm).stroke();
    for (const { x, y, isWhole } of run) {
      document.circle(left + x, top + y, 2.8).lineWidth(1.4);
      document.fillAndStroke(isWhole ? CLIMATE_INK.warm : '#ffffff', CLIMATE_INK.warm);
    }
  }
}

function drawColumns(document: PdfDocument, chart: ClimateChart, text: ClimateText, { left, top }: Corner): void {
  setPdfStyle(document, { size: 7, color: CLIMATE_INK.quiet });
  chart.columns.forEach(({ x, width }, at) => {
    const name = text.chart.columns[at] ?? '';
    document.text(name, left + x - width / 2, top + chart.rainFoot + 4, { width, align: 'center' });
  });
  if (chart.todayX === null) return;
  const x = left + chart.todayX;
  document
    .moveTo(x, top + 25)
    .lineTo(x, top + chart.rainFoot)
    .lineWidth(0.8)
    .dash(2, { space: 2 });
  document.strokeColor(CLIMATE_INK.quiet).stroke().undash();
  label(document, text.chart.words.today, x - 40, top + 14, 80, 'center');
}

export function addChart(report: PdfReport, bulletin: ClimateBulletin, text: ClimateText): void {
  const chart = layoutClimateChart(bulletin, { ...CHART, width: report.width });
  const { words } = text.chart;
  report.addFigure(words.alt, chart.height + 30, (document, left, top) => {
    drawAxes(document, chart, text, { left, top });
    drawMarks(document, chart, { left, top });
    drawColumns(document, chart, text, { left, top });
    const [key, foot] = [left + CHART.left, top + chart.height];
    document.rect(key, foot + 2, 8, 8).fill(CLIMATE_INK.rain);
    document.rect(key + 80, foot + 2, 8, 8).fill(CLIMATE_INK.usual);
    setPdfStyle(document, { size: 8, color: CLIMATE_INK.quiet });
    document.text(words.value, key + 12, foot, { lineBreak: false });
    document.text(words.normal, key + 92, foot, { lineBreak: false });
    document.text(words.partly, key, foot + 13, { width: report.width - CHART.left });
  });
}

/** Half of A4 between its margins. */
const MAP_WIDTH = (507 - PART_GAP) / 2;
const SCALE = MAP_WIDTH / REGION_MAP.width;
const MAP_HEIGHT = REGION_MAP.height * SCALE;
const CAPTION = 26;
/** Height of both maps with captions, points. */
export const MAPS_HEIGHT = CAPTION + MAP_HEIGHT + 10;
const KEY_LINE = 12;
/** The legend is in the sea north of Hoàng Sa; left edge as a share of the map's width. */
const KEY_LEFT = 0.5;

function drawLand(document: PdfDocument, { map }: ClimateMapText, area: ClimateArea): void {
  const colors = CLIMATE_COLORS[map.shows][map.quantity];
  for (const region of CLIMATE_REGION_IDS) {
    const mapClass = map.classes[region];
    document.path(REGION_SHAPES[region]).lineWidth(1.5);
    document.fillAndStroke(mapClass == null ? CLIMATE_INK.land : colors[mapClass], '#ffffff');
  }
  if (area !== 'country') document.path(REGION_SHAPES[area]).lineWidth(4).strokeColor(CLIMATE_INK.text).stroke();
}

function drawIslands(document: PdfDocument, words: ClimateMessages['maps'], left: number, top: number): void {
  for (const [at, name] of [
    [ARCHIPELAGOS.hoangSa, words.hoangSa],
    [ARCHIPELAGOS.truongSa, words.truongSa],
  ] as const) {
    const [x, y] = [left + at.x * SCALE, top + at.y * SCALE];
    for (const [dx, dy] of [
      [-5, -2],
      [-1, 2],
      [3, -3],
      [6, 1],
    ] as const)
      document.circle(x + dx, y + dy, 1).fill(CLIMATE_INK.quiet);
    setPdfStyle(document, { size: 7.5, color: CLIMATE_INK.quiet });
    name.forEach((line, row) => {
      label(document, line, x - 45, y + 7 + row * 10, 90, 'center');
    });
  }
}

function drawMap(
  document: PdfDocument,
  { text, area, words }: { text: ClimateMapText; area: ClimateArea; words: ClimateMessages['maps'] },
  { left, top }: Corner,
): void {
  const colors = CLIMATE_COLORS[text.map.shows][text.map.quantity];
  setPdfStyle(document, { size: 8.5, isBold: true });
  document.text(text.caption, left, top, { width: MAP_WIDTH });
  const mapTop = top + CAPTION;
  document.rect(left, mapTop, MAP_WIDTH, MAP_HEIGHT).lineWidth(0.5).fillAndStroke('#f3f3f7', CLIMATE_INK.line);
  document.save().translate(left, mapTop).scale(SCALE);
  drawLand(document, text, area);
  document.restore();
  drawIslands(document, words, left, mapTop);
  text.legend.forEach(({ mapClass, text: name }, row) => {
    const x = left + MAP_WIDTH * KEY_LEFT;
    const y = mapTop + 8 + row * KEY_LINE;
    document.rect(x, y, 9, 9).fill(mapClass === null ? CLIMATE_INK.land : colors[mapClass]);
    setPdfStyle(document, { size: 8, color: CLIMATE_INK.quiet });
    document.text(name, x + 14, y - 0.5, { width: left + MAP_WIDTH - x - 16 });
  });
}

export function addMaps(
  report: PdfReport,
  { area }: ClimateBulletin,
  { maps }: ClimateText,
  words: ClimateMessages['maps'],
): void {
  const parts = maps.map((text) => ({
    draw: () =>
      report.addFigure(text.alt, MAPS_HEIGHT, (document, left, top) =>
        drawMap(document, { text, area, words }, { left, top }),
      ),
  }));
  report.addBeside(parts, MAPS_HEIGHT);
}
