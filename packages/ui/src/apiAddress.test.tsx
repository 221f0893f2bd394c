import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { apiOrigin } from './apiAddress.ts'
import { Photos } from './Photos.tsx'
import { RichText } from './RichText.tsx'

const meta = Object.assign(document.createElement('meta'), { name: 'officina-api-url' })
// the styles of other files stay in the head
afterEach(() => meta.remove())

const drawn = () =>
  renderToStaticMarkup(
    <>
      <Photos
        label="Photos"
        photos={[{ id: '1', filename: 'a' }]}
        src={(id) => `/api/photos/${id}`}
      />
      <Photos
        label="Shop"
        photos={[{ id: 'https://cdn.shop/2', filename: 'b' }]}
        src={(id) => id}
      />
      <RichText html={'<p>src="/ is text</p><img src="/api/news-pictures/3" alt="c">'} />
    </>,
  )
    .match(/ (src|href)="[^"]*"/g)
    ?.map((each) => each.split('"')[1])

it.each([
  ['', ''],
  ['__API_URL__', ''],
  ['https://api.example.com', 'https://api.example.com'],
])('pictures come from the API that the HTML names: %j', (content, origin) => {
  document.head.append(Object.assign(meta, { content }))
  expect(apiOrigin()).toBe(origin)
  const shop = 'https://cdn.shop/2'
  const own = `${origin}/api/photos/1`
  expect(drawn()).toEqual([own, own, shop, shop, `${origin}/api/news-pictures/3`])
})
