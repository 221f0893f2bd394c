import { expect, it } from 'vitest'
import { type DraftFields, isTooLong, isWholeLink, patchOf, placeOfLink } from './draft.ts'

it('knows a whole link', () => {
  expect(isWholeLink({ title: 'Guideline', url: 'https://example.org/a' })).toBe(true)
  for (const url of ['', 'example.org', 'javascript:alert(1)', 'ftp://example.org'])
    expect(isWholeLink({ title: 'Guideline', url })).toBe(false)
  expect(isWholeLink({ title: ' ', url: 'https://example.org' })).toBe(false)
})

it('sends an address in the letters that addresses have', () => {
  const urls = [
    [
      'https://ja.wikipedia.org/wiki/にきび',
      'https://ja.wikipedia.org/wiki/%E3%81%AB%E3%81%8D%E3%81%B3',
    ],
    ['https://example.org/%E3%81%AB?a=b%2525', 'https://example.org/%E3%81%AB?a=b%2525'],
    ['https://example.org', 'https://example.org'],
  ]
  const links = urls.map(([url = '']) => ({ title: 'Guideline', url }))
  const sent = patchOf({ links, lines: [], audience_doctors: [] } as unknown as DraftFields).links
  expect(sent?.map(({ url }) => url)).toEqual(urls.map(([, url]) => url))
})

it('knows an address that is too long once it is encoded, and which of several was refused', () => {
  const links = ['に'.repeat(60), 'a'.repeat(480), 'b'].map((path) => ({
    title: 'Guideline',
    url: `https://example.org/${path}`,
  }))
  expect(links.map(({ url }) => isTooLong(url))).toEqual([true, false, false])
  expect(links.map(isWholeLink)).toEqual([false, true, true])
  expect(['links.0.url', 'links.1.url', 'links'].map((key) => placeOfLink(links, key))).toEqual([
    1, 2, 1,
  ])
})
