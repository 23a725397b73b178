import { checkPolygon } from '@portal/domain/catchment/check-polygon';
import { readGeoJson } from '@portal/domain/catchment/read-geojson';
import { expect, it } from 'vitest';
import { describePolygonFault } from './polygon-fault-messages.ts';

it('a polygon that crosses itself is told both edges and the place, in both languages', () => {
  const [fault] = checkPolygon([[[105, 15, 106, 16, 106, 15, 105, 16]]]).faults;
  if (fault === undefined) throw new Error('the polygon must be refused');
  expect(describePolygonFault(fault, 'vi')).toBe(
    'Vòng ngoài 1, cạnh từ điểm 1 cắt vòng ngoài 1, cạnh từ điểm 3 tại 15,5°, 105,5°. Đường lưu vực không được tự cắt.',
  );
  expect(describePolygonFault(fault, 'en')).toBe(
    'Outer ring 1, the edge from point 1 crosses outer ring 1, the edge from point 3 at 15.5°, 105.5°. The outline must not cross itself.',
  );
});

it('a file without an area is told what it has', () => {
  const [fault] = readGeoJson('{"type":"Point","coordinates":[105,15]}').faults;
  if (fault === undefined) throw new Error('the file must be refused');
  expect(describePolygonFault(fault, 'en')).toBe(
    'No area was found in the file (Point): a Polygon or MultiPolygon is needed.',
  );
});
