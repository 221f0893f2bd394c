import sanitize from 'sanitize-html'

/** HTML of strangers as safe HTML: plain tags without any attribute; everything else is text or gone. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: 'p br ul ol li strong em b i u h2 h3 h4 h5 h6 blockquote'.split(' '),
    allowedAttributes: {},
    // their text is no text for people
    nonTextTags: 'script style iframe object template svg math noscript textarea title'.split(' '),
  }).trim()
