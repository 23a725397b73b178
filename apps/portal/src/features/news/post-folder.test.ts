import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#platform/text-files/render-markdown.ts';
import { renderBody as render } from './post-folder.ts';

const renderBody = (text: string) => render(text, (file, width) => `/${width}/${file}`);

/** Forbidden in a page: scripts, frames, event handlers, javascript: and data: URLs. */
const HARM =
  /<\s*\/?\s*(script|iframe|object|embed|svg|math|style|form|input|link|meta|base)\b|\son\w+\s*=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;

describe('renderBody', () => {
  it('keeps words, lists, tables and links', () => {
    const html = renderBody('## Đầu\n\n- một\n- **hai** [ba](https://example.vn/)\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    for (const part of ['<h2>Đầu</h2>', '<strong>hai</strong>', 'rel="noopener nofollow"', '<td>1</td>'])
      expect(html).toContain(part);
  });

  it.each([
    ['![mây](anh.jpg)', 'mây', 'anh.jpg'],
    ['![](Ảnh-bão.png)', '', 'Ảnh-bão.png'],
    ['<img src="anh.jpg" srcset="https://example.vn/pixel.gif 1w">', '', 'anh.jpg'],
  ])('shows a picture beside the post in every width: %s', (text, alt, file) => {
    const srcset = [320, 640, 1200].map((width) => `/${width}/${encodeURI(file)} ${width}w`).join(', ');
    const html = renderBody(text);
    expect(decodeURI(html)).toContain(`src="/1200/${file}"`);
    expect(decodeURI(html)).toContain(`srcset="${decodeURI(srcset)}"`);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).not.toContain('example.vn');
  });

  it.each(['../anh.jpg', '/anh.jpg', 'anh.html', '%E0%A4%A.jpg', ''])('shows no picture %j', (src) => {
    expect(renderBody(`chữ <img src="${src}">`)).not.toContain('<img');
  });

  it('leaves the heading of the first level to the page', () => {
    expect(renderBody('# Đầu')).toBe('<h2>Đầu</h2>\n');
  });

  it.each([
    ['<script>alert(1)</script>chữ'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['<iframe src="https://example.vn"></iframe>'],
    ['<img src="x" onerror="alert(1)">'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">'],
    ['<img src="https://example.vn/pixel.gif">'],
    ['<img src="//example.vn/pixel.gif">'],
    ['<a href="javascript:alert(1)">bấm</a>'],
    ['<a href="jAvAsCrIpT&#58;alert(1)">bấm</a>'],
    ['[bấm](javascript:alert(1))'],
    ['[bấm](data:text/html;base64,PHNjcmlwdD4=)'],
    ['<svg onload="alert(1)"><script>1</script></svg>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>'],
    ['<p style="position:fixed">chữ</p>'],
    ['<form action="/api/login"><input name="password"></form>'],
    ['<base href="https://example.vn/">'],
    ['<p onclick="alert(1)" OnMouseOver=alert(1)>chữ</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['```\n<script>'],
    ['| a |\n|---|\n| <iframe srcdoc="<script>1</script>">'],
  ])('makes %s harmless', (text) => {
    const html = renderBody(text);
    expect(html).not.toMatch(HARM);
    expect(html).not.toMatch(/style=|example\.vn\/pixel|alert\(1\)<\/script/);
  });

  it('makes any text harmless', () => {
    const bit = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'img',
      ' src=',
      ' onerror=',
      'javascript:',
      'data:',
      '[x](',
      ')',
      '`',
      '|',
      '\n',
      'svg',
      '=',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bit, fc.string({ maxLength: 4 })), { maxLength: 40 }), (bits) => {
        const tags = renderBody(bits.join('')).match(/<[^>]*>/g) ?? [];
        expect(tags.join('')).not.toMatch(HARM);
      }),
    );
  });
});

describe('toPlainText', () => {
  it('leaves words with one space between them', () => {
    expect(toPlainText('## Đầu\n\nmột   <b>hai</b> & <script>x</script> 3 < 4')).toBe('Đầu một hai & 3 < 4');
  });
});
