import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppShell } from './AppShell.tsx'
import { restoreFocus } from './restoreFocus.ts'

describe('keepFocus', () => {
  let end = () => {}
  afterEach(() => end())

  const show = (html: string) => {
    document.body.innerHTML = html
    end = restoreFocus()
    const button = document.querySelector('button') as HTMLButtonElement
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

  it('stays with the fields that it was among', async () => {
    show('<h1>Orders</h1><fieldset><button>Remove</button><input></fieldset>').remove()
    await expect.poll(focused).toBe('FIELDSET')
  })

  it('goes back to what was disabled for a while', async () => {
    const button = show('<h1>Orders</h1><button>Add to cart</button>')
    // browsers take it from what is disabled
    button.blur()
    button.disabled = true
    await Promise.resolve()
    expect(focused()).toBe('BODY')
    button.disabled = false
    await expect.poll(focused).toBe('BUTTON')
  })

  it('goes back to it from the dialog too, which has taken it meanwhile', async () => {
    const button = show('<div role="dialog" tabindex="-1"><button>Add to cart</button></div>')
    button.disabled = true
    await Promise.resolve()
    document.querySelector<HTMLElement>('[role=dialog]')?.focus()
    button.disabled = false
    await expect.poll(focused).toBe('BUTTON')
  })

  it('is kept in every page of either app', async () => {
    const page = (isOpen: boolean) => (
      <AppShell>
        <h1>Recipes</h1>
        {isOpen && <button type="button">Start a new recipe</button>}
      </AppShell>
    )
    document.body.innerHTML = ''
    const { rerender } = render(page(true))
    dispatchEvent(new Event('keydown'))
    await vi.dynamicImportSettled()
    screen.getByRole('button').focus()
    rerender(page(false))
    await expect.poll(focused).toBe('H1')
    cleanup()
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
