import { afterEach, describe, expect, it } from 'vitest'
import { restoreFocus } from './restoreFocus.ts'

describe('keepFocus', () => {
  let end = () => {}
  afterEach(() => end())

  const show = (html: string) => {
    document.body.innerHTML = html
    end = restoreFocus()
    const button = document.querySelector('button') as HTMLElement
    button.focus()
    return button
  }
  const focused = () => document.activeElement?.tagName

  it('goes to the heading when the focused element is taken away', async () => {
    show('<h1>Orders</h1><button>Open</button>').remove()
    await expect.poll(focused).toBe('H1')
  })

  it('stays in the dialog that is open', async () => {
    show('<h1>Orders</h1><div role="dialog"><button>Send</button></div>').remove()
    await expect.poll(() => document.activeElement?.role).toBe('dialog')
  })

  it('leaves the focus alone while its element is there, and where somebody has put it', async () => {
    const button = show('<h1>Orders</h1><button>Open</button><input><p>1</p>')
    document.querySelector('p')?.remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(button)
    document.querySelector('input')?.focus()
    button.remove()
    await Promise.resolve()
    expect(focused()).toBe('INPUT')
  })
})
