import { pageSettings } from '@officina/client/pageSettings'
import { afterEach, expect, it } from 'vitest'
import { createApp } from './createApp.tsx'

const meta = Object.assign(document.createElement('meta'), { name: 'officina-api-url' })

afterEach(() => {
  localStorage.clear()
  // the styles of other files stay in the head
  meta.remove()
  createApp().router.dispose()
})

it('calls the API that the HTML names', () => {
  for (const content of ['', 'https://api.example.com']) {
    document.head.append(Object.assign(meta, { content }))
    createApp().router.dispose()
    expect(pageSettings.baseUrl).toBe(content)
  }
})

it('asks in the language of the reader from the first call on', () => {
  for (const locale of ['ja', 'en']) {
    localStorage.setItem('officina-locale', locale)
    createApp().router.dispose()
    expect(pageSettings.headers?.()).toMatchObject({ 'Accept-Language': locale })
  }
})
