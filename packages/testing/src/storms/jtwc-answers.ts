/** The item of a region in JTWC's RSS. */
const makeItem = (title: string, description: string): string =>
  `    <item>\n      <title>Current ${title} Tropical Systems</title>\n` +
  `      <description><![CDATA[${description}]]></description>\n    </item>\n`;

const NO_STORM = "<ul><li><font color='red'>No Current Tropical Cyclone Warnings.</font></li></ul>";
const SITE = 'https://www.metoc.navy.mil/jtwc/products';

const makeLinks = (id: string): string =>
  `<p><b>Tropical Storm ${id.slice(2, 4)}W (Name) Warning #05 </b><br>\n<b>Issued at 20/0900Z<b>\n<ul>\n` +
  `<li><a href='${SITE}/${id}web.txt' target='newwin'>TC Warning Text </a></li>\n` +
  `<li><a href='${SITE}/${id}.gif' target='newwin'>TC Warning Graphic</a></li>\n` +
  `<li><a href='https://s3.amazonaws.com/www.metoc.navy.mil/jtwc/products/${id}prog.txt'>Reasoning</a></li>\n</ul>\n`;

/** `jtwc.rss` with warnings on storms of the Northwest Pacific and the North Indian Ocean, such as `wp2226`, `io0126`. */
export function makeJtwcRss(ids: readonly string[]): Buffer {
  const west = ids.length === 0 ? NO_STORM : ids.map(makeLinks).join('');
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">\n  <channel>\n` +
      `    <title>JTWC TROPICAL CYCLONE INFORMATION FEED</title>\n${makeItem(
        'Northwest Pacific/North Indian Ocean*',
        west,
      )}${makeItem('Central/Eastern Pacific', makeLinks('ep1126'))}${makeItem('Southern Hemisphere', NO_STORM)}` +
      `    <item><title>Current Significant Tropical Weather Advisories</title><description>` +
      `<![CDATA[<a href="${SITE}/abpwweb.txt">ABPW10</a>]]></description></item>\n  </channel>\n</rss>\n`,
  );
}

/** Four radii, nautical miles, clockwise from north-east. */
export type Quadrants = readonly [number, number, number, number];

/** One time of a warning; winds in knots. */
export interface JtwcPoint {
  readonly hours: number;
  readonly lat: number;
  readonly lng: number;
  readonly kt: number;
  readonly gustKt: number;
  /** By threshold, strongest first. */
  readonly radii?: readonly (readonly [number, Quadrants])[];
}

/** A warning. */
export interface JtwcStorm {
  /** `wp2226`. */
  readonly id: string;
  /** `KROVANH`, `TWENTYTWO`. */
  readonly name: string;
  readonly kind?: string;
  /** Of the position; the warning is issued three hours later. */
  readonly analysedAt: number;
  readonly pressure?: number;
  readonly points: readonly JtwcPoint[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function toStamp(at: number): string {
  const date = new Date(at * 1000);
  return pad(date.getUTCDate(), 2) + pad(date.getUTCHours(), 2) + pad(date.getUTCMinutes(), 2);
}

function toDate(at: number): string {
  const date = new Date(at * 1000);
  return `${pad(date.getUTCDate(), 2)}${MONTHS[date.getUTCMonth()]}${pad(date.getUTCFullYear() % 100, 2)}`;
}

function listWindLines({ kt, gustKt, radii = [] }: JtwcPoint): string[] {
  const sides = ['NORTHEAST', 'SOUTHEAST', 'SOUTHWEST', 'NORTHWEST'];
  return [
    `   MAX SUSTAINED WINDS - ${pad(kt, 3)} KT, GUSTS ${pad(gustKt, 3)} KT`,
    '   WIND RADII VALID OVER OPEN WATER ONLY',
    ...radii.flatMap(([threshold, miles]) =>
      miles.map((value, index) => {
        const head = index === 0 ? `   RADIUS OF ${pad(threshold, 3)} KT WINDS - ` : ' '.repeat(28);
        return `${head}${pad(value, 3)} NM ${sides[index]} QUADRANT`;
      }),
    ),
  ];
}

const toPlace = ({ lat, lng }: JtwcPoint): string =>
  `${lat.toFixed(1)}N ${Math.abs(lng).toFixed(1)}${lng < 0 ? 'W' : 'E'}`;

/** Wraps at 69 columns as the message service does. */
function wrap(text: string): string {
  return text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + word.length + 1 > 69) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
      return lines;
    }, [])
    .join('\n');
}

/** `wpNNYYweb.txt`: the first point is the analysed one. */
export function makeJtwcWarning(storm: JtwcStorm): Buffer {
  const { id, name, kind = 'TROPICAL STORM', analysedAt, pressure = 990, points } = storm;
  const [first, ...forecasts] = points;
  if (first === undefined) throw new RangeError('A warning has a position');
  const number = `${id.slice(2, 4)}W`;
  const issuedAt = analysedAt + 3 * 3600;
  const subject = `${kind} ${number} (${name}) WARNING NR 005`;
  const later = forecasts.flatMap((point) => [
    `   ${point.hours} HRS, VALID AT:`,
    `   ${toStamp(analysedAt + point.hours * 3600)}Z --- ${toPlace(point)}`,
    ...listWindLines(point),
    `   VECTOR TO ${point.hours + 12} HR POSIT: 280 DEG/ 11 KTS`,
    '    ---',
  ]);
  const lines = [
    `WTPN31 PGTW ${toStamp(issuedAt)}`,
    'MSGID/GENADMIN/JOINT TYPHOON WRNCEN PEARL HARBOR HI//',
    `SUBJ/${subject}//`,
    'RMKS/',
    `1. ${subject}`,
    '   01 ACTIVE TROPICAL CYCLONE IN NORTHWESTPAC',
    '   MAX SUSTAINED WINDS BASED ON ONE-MINUTE AVERAGE',
    '   WIND RADII VALID OVER OPEN WATER ONLY',
    '    ---',
    '   WARNING POSITION:',
    `   ${toStamp(analysedAt)}Z --- NEAR ${toPlace(first)}`,
    '     MOVEMENT PAST SIX HOURS - 280 DEGREES AT 11 KTS',
    '     POSITION ACCURATE TO WITHIN 030 NM',
    '   PRESENT WIND DISTRIBUTION:',
    ...listWindLines(first),
    `   REPEAT POSIT: ${toPlace(first)}`,
    '    ---',
    '   FORECASTS:',
    ...later,
    'REMARKS:',
    wrap(
      `${toStamp(issuedAt)}Z POSITION NEAR ${toPlace(first)}. ${toDate(issuedAt)}. ${kind} ${number} (${name}), ` +
        'LOCATED APPROXIMATELY 271 NM EAST OF DA NANG, VIETNAM, HAS TRACKED WESTWARD AT 11 KNOTS OVER THE PAST SIX ' +
        `HOURS. MINIMUM CENTRAL PRESSURE AT ${toStamp(analysedAt)}Z IS ${pressure} MB. MAXIMUM SIGNIFICANT WAVE ` +
        `HEIGHT AT ${toStamp(analysedAt)}Z IS 18 FEET.//`,
    ),
    'NNNN',
  ];
  return Buffer.from(`${lines.join('\n')}\n`);
}
