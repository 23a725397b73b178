import type { ClimateMapText, ClimateText } from '@portal/content/climate/write-climate-text';
import type { ClimateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { type ClimateChart, layoutClimateChart } from '@portal/domain/climate/climate-chart';
import { CLIMATE_COLORS } from '@portal/domain/climate/climate-colors.table';
import { CLIMATE_REGION_IDS, type ClimateArea } from '@portal/domain/climate/climate-region';
import { ARCHIPELAGOS, REGION_MAP, REGION_SHAPES } from '@portal/domain/climate/region-shapes.table';
import type { PdfDocument } from '#platform/pdf/pdf-file.ts';
import { INK, makeRoom, type Paper, SHEET, setStyle } from './climate-paper.ts';

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

function drawAxes(document: PdfDocument, chart: ClimateChart, text: ClimateText, top: number): void {
  const { left, width, temperatureTicks, rainTicks, temperatureFoot, rainFoot } = chart;
  const from = SHEET.left + left;
  for (const { y } of [...temperatureTicks, ...rainTicks, { y: rainFoot }]) {
    document
      .moveTo(from, top + y)
      .lineTo(SHEET.left + width, top + y)
      .lineWidth(0.4)
      .strokeColor(INK.line)
      .stroke();
  }
  setStyle(document, { size: 7.5, isBold: true });
  document.text(text.chart.temperature, from, top + 2, { lineBreak: false });
  document.text(text.chart.words.rain, from, top + temperatureFoot + 12, { lineBreak: false });
  setStyle(document, { size: 7.5, color: INK.quiet });
  for (const { value, y } of temperatureTicks)
    label(document, text.writeTick(value), from - TICK_WIDTH - 4, top + y - 5, TICK_WIDTH, 'right');
  for (const { value, y } of rainTicks)
    label(document, String(value), from - TICK_WIDTH - 4, top + y - 5, TICK_WIDTH, 'right');
}

function drawMarks(document: PdfDocument, chart: ClimateChart, top: number): void {
  for (const { x, y, width, height, role, isWhole } of chart.bars) {
    const color = role === 'rainNormal' ? INK.usual : isWhole ? INK.rain : INK.rainPartly;
    if (height > 0) document.rect(SHEET.left + x, top + y, width, height).fill(color);
  }
  const draw = (points: readonly (readonly [number, number])[]): void => {
    points.forEach(([x, y], at) => {
      if (at === 0) document.moveTo(SHEET.left + x, top + y);
      else document.lineTo(SHEET.left + x, top + y);
    });
  };
  draw(chart.normalPoints);
  document.lineWidth(1.4).dash(4, { space: 3 }).strokeColor(INK.quiet).stroke().undash();
  for (const run of chart.modelRuns) {
    draw(run.map(({ x, y }) => [x, y] as const));
    document.lineWidth(1.8).strokeColor(INK.warm).stroke();
    for (const { x, y, isWhole } of run) {
      document.circle(SHEET.left + x, top + y, 2.8).lineWidth(1.4);
      document.fillAndStroke(isWhole ? INK.warm : '#ffffff', INK.warm);
    }
  }
}

function drawColumns(document: PdfDocument, chart: ClimateChart, text: ClimateText, top: number): void {
  setStyle(document, { size: 7, color: INK.quiet });
  chart.columns.forEach(({ x, width }, at) => {
    const name = text.chart.columns[at] ?? '';
    document.text(name, SHEET.left + x - width / 2, top + chart.rainFoot + 4, { width, align: 'center' });
  });
  if (chart.todayX === null) return;
  const x = SHEET.left + chart.todayX;
  document
    .moveTo(x, top + 25)
    .lineTo(x, top + chart.rainFoot)
    .lineWidth(0.8)
    .dash(2, { space: 2 });
  document.strokeColor(INK.quiet).stroke().undash();
  label(document, text.chart.words.today, x - 40, top + 14, 80, 'center');
}

/** The chart with its legend. Returns the height below. */
export function addChart(paper: Paper, bulletin: ClimateBulletin, text: ClimateText, top: number): number {
  const { document, root } = paper;
  const chart = layoutClimateChart(bulletin, { ...CHART, width: SHEET.width });
  const y = makeRoom(paper, top, chart.height + 30);
  const { words } = text.chart;
  root.add(
    document.struct('Figure', { alt: words.alt }, () => {
      drawAxes(document, chart, text, y);
      drawMarks(document, chart, y);
      drawColumns(document, chart, text, y);
      const foot = y + chart.height;
      document.rect(SHEET.left + CHART.left, foot + 2, 8, 8).fill(INK.rain);
      document.rect(SHEET.left + CHART.left + 80, foot + 2, 8, 8).fill(INK.usual);
      setStyle(document, { size: 8, color: INK.quiet });
      document.text(words.value, SHEET.left + CHART.left + 12, foot, { lineBreak: false });
      document.text(words.normal, SHEET.left + CHART.left + 92, foot, { lineBreak: false });
      document.text(words.partly, SHEET.left + CHART.left, foot + 13, { width: SHEET.width - CHART.left });
    }),
  );
  return y + chart.height + 32;
}

const MAP_GAP = 24;
const MAP_WIDTH = (SHEET.width - MAP_GAP) / 2;
const SCALE = MAP_WIDTH / REGION_MAP.width;
const MAP_HEIGHT = REGION_MAP.height * SCALE;
const CAPTION = 26;
/** Height of the two maps with their captions, points. */
export const MAPS_HEIGHT = CAPTION + MAP_HEIGHT + 10;
const KEY_LINE = 12;
/** The key stands in the sea north of Hoàng Sa: its left edge as a share of the map's width. */
const KEY_LEFT = 0.5;

function drawLand(document: PdfDocument, { map }: ClimateMapText, area: ClimateArea): void {
  const colors = CLIMATE_COLORS[map.shows][map.quantity];
  for (const region of CLIMATE_REGION_IDS) {
    const mapClass = map.classes[region];
    document.path(REGION_SHAPES[region]).lineWidth(1.5);
    document.fillAndStroke(mapClass == null ? INK.land : colors[mapClass], '#ffffff');
  }
  if (area !== 'country') document.path(REGION_SHAPES[area]).lineWidth(4).strokeColor(INK.text).stroke();
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
      document.circle(x + dx, y + dy, 1).fill(INK.quiet);
    setStyle(document, { size: 7.5, color: INK.quiet });
    name.forEach((line, row) => {
      label(document, line, x - 45, y + 7 + row * 10, 90, 'center');
    });
  }
}

function addMap(
  paper: Paper,
  text: ClimateMapText,
  bulletin: ClimateBulletin,
  words: ClimateMessages['maps'],
  at: { left: number; top: number },
): void {
  const { document, root } = paper;
  const { left, top } = at;
  const colors = CLIMATE_COLORS[text.map.shows][text.map.quantity];
  root.add(
    document.struct('Figure', { alt: text.alt }, () => {
      setStyle(document, { size: 8.5, isBold: true });
      document.text(text.caption, left, top, { width: MAP_WIDTH });
      const mapTop = top + CAPTION;
      document.rect(left, mapTop, MAP_WIDTH, MAP_HEIGHT).lineWidth(0.5).fillAndStroke('#f3f3f7', INK.line);
      document.save().translate(left, mapTop).scale(SCALE);
      drawLand(document, text, bulletin.area);
      document.restore();
      drawIslands(document, words, left, mapTop);
      text.legend.forEach(({ mapClass, text: name }, row) => {
        const x = left + MAP_WIDTH * KEY_LEFT;
        const y = mapTop + 8 + row * KEY_LINE;
        document.rect(x, y, 9, 9).fill(mapClass === null ? INK.land : colors[mapClass]);
        setStyle(document, { size: 8, color: INK.quiet });
        document.text(name, x + 14, y - 0.5, { width: left + MAP_WIDTH - x - 16 });
      });
    }),
  );
}

/** The two maps beside each other. Returns the height below. */
export function addMaps(
  paper: Paper,
  bulletin: ClimateBulletin,
  text: ClimateText,
  words: ClimateMessages['maps'],
  top: number,
): number {
  const y = makeRoom(paper, top, MAPS_HEIGHT);
  text.maps.forEach((map, at) => {
    addMap(paper, map, bulletin, words, { left: SHEET.left + at * (MAP_WIDTH + MAP_GAP), top: y });
  });
  return y + MAPS_HEIGHT;
}
