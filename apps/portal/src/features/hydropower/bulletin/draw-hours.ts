import { catchmentMessages } from '@portal/content/messages/catchment-messages';
import type { Language } from '@portal/domain/language/language';
import type { PdfDocument } from '#platform/pdf/pdf-file.ts';
import type { BulletinContent } from './bulletin-content.ts';
import { toSeconds, writeAmount, writeShortDay } from './write-figures.ts';

interface Chart {
  readonly rain: BulletinContent['rain'];
  readonly language: Language;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const AXIS = 26;
const FOOT = 14;
const HEAD = 10;
const AHEAD_HOURS = 96;
const PAST_HOURS = 24;

/** Bars of the past day in grey and of four days ahead in black, with the upper end of the range as a line. */
export function drawHours(document: PdfDocument, { rain, language, box }: Chart): void {
  const past = rain.past.slice(-PAST_HOURS).map((hour) => ({ ...hour, rainHigh: null, isPast: true }));
  const hours = [...past, ...rain.ahead.slice(0, AHEAD_HOURS).map((hour) => ({ ...hour, isPast: false }))];
  const most = Math.max(1, ...hours.map((hour) => hour.rainHigh ?? hour.rain ?? 0));
  const top = TICKS.find((tick) => tick >= most) ?? most;
  const step = (box.width - AXIS) / hours.length;
  const bottom = box.top + box.height - FOOT;
  const toX = (index: number): number => box.left + AXIS + index * step;
  const toY = (mm: number): number => bottom - ((bottom - box.top - HEAD) * mm) / top;
  document.fontSize(7).lineWidth(0.4);
  for (const mm of [0, top / 2, top]) {
    document
      .moveTo(box.left + AXIS, toY(mm))
      .lineTo(box.left + box.width, toY(mm))
      .strokeColor('#c8c8c8')
      .stroke();
    const words = writeAmount({ value: mm, digits: Number.isInteger(mm) ? 0 : 1 }, language);
    document
      .fillColor('#444444')
      .text(words, box.left, toY(mm) - 4, { width: AXIS - 5, align: 'right', lineBreak: false });
  }
  for (const [index, { at, rain: mm, rainHigh, isPast }] of hours.entries()) {
    if (at.slice(11, 13) === '00') {
      document
        .moveTo(toX(index), box.top + HEAD)
        .lineTo(toX(index), bottom + 4)
        .strokeColor('#c8c8c8')
        .stroke();
      if (toX(index) < box.left + box.width - 24)
        document
          .fillColor('#444444')
          .text(writeShortDay(toSeconds(at), language), toX(index) + 2, bottom + 4, { lineBreak: false });
    }
    if (mm !== null && mm > 0)
      document
        .rect(toX(index), toY(mm), Math.max(step - 0.6, 0.6), bottom - toY(mm))
        .fill(isPast ? '#9a9a9a' : '#000000');
    if (rainHigh !== null && rainHigh > 0)
      document
        .moveTo(toX(index), toY(rainHigh))
        .lineTo(toX(index) + step, toY(rainHigh))
        .strokeColor('#000000')
        .stroke();
  }
  const now = toX(past.length);
  document.moveTo(now, box.top).lineTo(now, bottom).lineWidth(0.8).strokeColor('#000000').stroke();
  document
    .fillColor('#000000')
    .text(catchmentMessages[language].desk.hours.now, now + 3, box.top, { lineBreak: false });
}
