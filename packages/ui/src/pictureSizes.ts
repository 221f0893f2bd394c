import { apiAddress } from './apiAddress.ts'

const kept = '/api/product-pictures/'
/** As the server keeps them; see `apps/api/src/pictures/port.ts`. */
const sides = { thumb: 160, card: 480, full: 1_600 }

/** Lets the browser load the smallest size of a product's picture that is sharp at that width in px or CSS. */
export function pictureSizes(url: string, width: number | string) {
  if (!url.startsWith(kept)) return {}
  const srcSet = Object.entries(sides)
    .map(([size, side]) => `${apiAddress(url)}?size=${size} ${side}w`)
    .join(', ')
  return { srcSet, sizes: typeof width === 'number' ? `${width}px` : width }
}
