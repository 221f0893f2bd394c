import { apiAddress } from './apiAddress.ts'

/** Pictures of products and covers of catalogs. */
const kept = /^\/api\/(product-pictures\/|\w+\/catalogs\/[^/]+\/covers\/)/
/** As the server keeps them; see `apps/api/src/pictures/port.ts`. */
const sides = { thumb: 160, card: 480, full: 1_600 }

/** Lets the browser load the smallest size of a picture that is sharp at that width in px or CSS. */
export function pictureSizes(url: string, width: number | string) {
  if (!kept.test(url)) return {}
  const srcSet = Object.entries(sides)
    .map(([size, side]) => `${apiAddress(url)}?size=${size} ${side}w`)
    .join(', ')
  return { srcSet, sizes: typeof width === 'number' ? `${width}px` : width }
}
