import type { ReplyFile } from '@portal/contract/endpoint';
import type { VerificationScores } from '@portal/contract/endpoints/verification';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';

/** Excel takes a file without this mark for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** One line a lead; counts and scores of rain of at least 0.3 mm stand beside those of its amount. An empty cell: not known. */
export function writeScoresCsv(reply: VerificationScores): ReplyFile {
  const { scoredMonth: month, source, variable, unit, province, scores, rainScores } = reply;
  const lines = scores.map((score) => {
    const rain = rainScores.find(({ leadDays }) => leadDays === score.leadDays);
    return { month, source, variable, unit, province, ...score, ...rain };
  });
  const [first] = lines;
  const names = Object.keys(first ?? { month, source, variable, unit, province });
  const rows = [names, ...lines.map((line) => names.map((name) => (line as Record<string, unknown>)[name]))];
  return {
    contentType: 'text/csv; charset=utf-8',
    body: BYTE_ORDER_MARK + rows.map((cells) => cells.map(writeCell).join(',') + LINE_END).join(''),
    headers: { 'content-disposition': `attachment; filename="scores-${variable}-${month ?? 'none'}.csv"` },
  };
}
