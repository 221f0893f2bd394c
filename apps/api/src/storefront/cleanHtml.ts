import { createRequire } from 'node:module'
import type Sanitize from 'sanitize-html'

const load = createRequire(import.meta.url)

/** HTML of strangers as safe HTML: plain tags without any attribute; everything else is text or gone. */
export function cleanHtml(html: string): string {
  // with its parsers it is 2 MB that few processes need
  const sanitize = load('sanitize-html') as typeof Sanitize
  return sanitize(html, {
    allowedTags: 'p br ul ol li strong em b i u h2 h3 h4 h5 h6 blockquote'.split(' '),
    allowedAttributes: {},
    // their text is no text for people
    nonTextTags: 'script style iframe object template svg math noscript textarea title'.split(' '),
  }).trim()
}
