import { pageSettings } from '@officina/client/pageSettings'
import { afterEach, expect, it } from 'vitest'
import { createApp } from './createApp.tsx'

afterEach(() => {
  document.head.replaceChildren()
  createApp().router.dispose()
})

it('calls the API that the HTML names', () => {
  for (const content of ['', 'https://api.example.com']) {
    document.head.innerHTML = `<meta name="officina-api-url" content="${content}">`
    createApp().router.dispose()
    expect(pageSettings.baseUrl).toBe(content)
  }
})
