import { expect, test } from 'vitest';
import { toUnitSlug } from './unit-slug.ts';

test.each([
  ['Thành phố Đà Lạt', 'da-lat'],
  ['TP. Đà Lạt', 'da-lat'],
  ['TP.Đà Lạt', 'da-lat'],
  ['tp Đà Lạt', 'da-lat'],
  ['Tỉnh Lâm Đồng', 'lam-dong'],
  ['Thị xã Ba Đồn', 'ba-don'],
  ['Thị trấn Sa Pa', 'sa-pa'],
  ['Đặc khu Phú Quốc', 'phu-quoc'],
  ['Huyện Quan Hóa', 'quan-hoa'],
  ['Phường 2 Bảo Lộc', '2-bao-loc'],
  ['Ho Chi Minh City', 'ho-chi-minh'],
  ['Lam Dong Province', 'lam-dong'],
  ['Xã Lũng Cú'.normalize('NFD'), 'lung-cu'],
])('the kind of %s is not part of its slug', (name, slug) => {
  expect(toUnitSlug(name)).toBe(slug);
});

test.each([
  ['Quận 1', 'quan-1'],
  ['Q.1', 'quan-1'],
  ['Q. 10', 'quan-10'],
  ['Phường 12', 'phuong-12'],
  ['P. 12', 'phuong-12'],
  ['District 1', 'quan-1'],
  ['Ward 12', 'phuong-12'],
])('the unit %s, which is only numbered, keeps its kind', (name, slug) => {
  expect(toUnitSlug(name)).toBe(slug);
});

test.each([
  ['Quan Hóa', 'quan-hoa'],
  ['Xa La', 'xa-la'],
  ['Tinh Gia', 'tinh-gia'],
  ['Phú Quốc', 'phu-quoc'],
  ['Quận', 'quan'],
  ['City', 'city'],
  ['?', ''],
])('%s does not begin with a kind', (name, slug) => {
  expect(toUnitSlug(name)).toBe(slug);
});
