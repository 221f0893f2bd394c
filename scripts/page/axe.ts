import axe from 'axe-core'
import { isDeep } from '../../e2e/deep.ts'
import { expect } from './expect.ts'
import { unique } from './find.ts'
import type { Page } from './page.ts'
import { isVisible } from './visible.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What takes a layout, or the head of the real page. */
const ofBrowsers = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'meta-viewport',
  'bypass',
]
/** What takes jsdom longer than all other rules together: a part of the deep run. `clashes` looks for the first. */
const slow = isDeep ? [] : ['duplicate-id-aria', 'label-title-only', 'hidden-content']

/** axe finds nothing in the names, roles and order of what the page has now, or of the dialog that is open on it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  // a tooltip may still be up from the button before; it says its button's name once more, outside of every region
  const open = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isVisible)
  const what = { ...(open.length > 0 ? { include: open } : {}), exclude: ['[role=tooltip]'] }
  const { violations } = await axe.run(what, {
    runOnly: { type: 'tag', values: everything },
    rules: Object.fromEntries([...ofBrowsers, ...slow].map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' | ')}`,
  )
  expect([...found, ...clashes()]).toEqual([])
}

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']

/** Ids that something refers to, and that several elements have. */
function clashes(): string[] {
  const used = new Set(
    references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((each) =>
        (each.getAttribute(name) ?? '').split(/\s+/),
      ),
    ),
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return unique(ids.filter((id, at) => used.has(id) && ids.indexOf(id) !== at)).map(
    (id) => `duplicate id: ${id}`,
  )
}
