import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, plainTextOf, renderMarkdown } from './markdown.ts'

it('begins an excerpt without the descriptions of pictures', () => {
  expect(excerptOf('![A bottle](/files/1.png)\n\nKeep it cool.')).toBe('Keep it cool.')
})

describe('the HTML of news', () => {
  it.each([
    ['# A\n\n## B', '<h3>A</h3>\n<h4>B</h4>'],
    ['a **b** *c* ~~d~~ `e`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>'],
    ['one\ntwo\n\nthree', '<p>one<br>two</p>\n<p>three</p>'],
    ['- a\n  - b\n- c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['> a\n> - b', '<blockquote><p>a</p>\n<ul><li>b</li></ul></blockquote>'],
    ['```\n<b>\n```\nx', '<pre><code>&lt;b&gt;</code></pre>\n<p>x</p>'],
    ['---', '<hr>'],
    ['[a](/user/recipes)', '<p><a href="/user/recipes">a</a></p>'],
    [
      '[a](https://example.org/?a=1&b=2)',
      '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    ['![bottle](/files/1.png)', '<p><img src="/files/1.png" alt="bottle"></p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['```js\na\n```', '<pre><code>a</code></pre>'],
    ['[a](/b "c")', '<p><a href="/b">a</a></p>'],
    ['    a\n===', '<p>a<br>===</p>'],
  ])('of %j', (source, html) => expect(inOneLine(renderMarkdown(source))).toBe(inOneLine(html)))

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '![a](https://evil.example/pixel.png)',
    '![a](//evil.example/pixel.png)',
    '[a](https://x"onmouseover="alert(1))',
    '`<b>`',
  ])('of %j leads nowhere and runs nothing', (source) => expectSafe(renderMarkdown(source)))

  it('holds only what this renderer writes, whatever the text', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '&', '`', '```\n', '**', '*', '~~', '[', '](', ')', '![', '/', '//'],
      ...[
        'javascript:',
        'https://',
        'onerror=',
        '\n',
        '\n\n',
        '- ',
        '  - ',
        '1. ',
        '> ',
        '# ',
        ' ',
      ],
      ...['<script>', '</p>', 'a', '日本', '\\', '&lt;'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) =>
        expectSafe(renderMarkdown(pieces.join(''))),
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('the words of news', () => {
  it('come without marks', () => {
    expect(plainTextOf('# A\n\n**b** [c](https://d.example) [e](/f)\n\n- g\n- h')).toEqual([
      'A',
      'b c (https://d.example) e',
      '• g\n• h',
    ])
  })

  it('are cut at a word', () => {
    expect(excerptOf('short')).toBe('short')
    expect(excerptOf(`${'word '.repeat(60)}`)).toMatch(/^(word )+word…$/)
    expect([...excerptOf('字'.repeat(300))]).toHaveLength(200)
  })
})

/** Line breaks between tags mean nothing; those of the text are `<br>`. */
const inOneLine = (html: string) => html.replaceAll('\n', '')

/** Every tag with its attributes is one of the renderer's own, and no address leads out of http and mail. */
function expectSafe(html: string): void {
  const own =
    /^<(\/?(h3|h4|p|strong|em|del|code|pre|ul|ol|li|blockquote|a)|hr|br|ol start="\d+"|img src="\/(?![/\\])[^"<>]*" alt="[^"<>]*"|a href="(\/(?![/\\])|https?:\/\/|mailto:)[^"<>]*"( target="_blank" rel="noopener noreferrer")?)>$/i
  for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(own)
}
