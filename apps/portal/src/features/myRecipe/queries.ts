import { listQ, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { pathTo } from '../../pathTo.ts'

export type MyRecipe = components['schemas']['MyRecipe']
export type MyRecipeRow = components['schemas']['MyRecipeRow']

/** What is read anew after a set was changed: the sets, and the products that are favourites by them. */
export const changedByMyRecipe = ['/api/doctor/my-recipes', '/api/doctor/products'] as const

export const myRecipeQuery = (recipeId: string) =>
  q('/api/doctor/my-recipes/{recipeId}', { params: { path: { recipeId } } })

/** The active sets, for choosing one. */
export const activeSets = listQ('/api/doctor/my-recipes', {
  params: { query: { range: [0, 99], sort: ['title', 'ASC'], filter: { status: ['active'] } } },
})

/** The builder with a draft that begins with this set or template. */
export const builderFor = (id: string) =>
  pathTo('/doctors/recipes/registration', {}, { mode: 'template', recipe: id })

/** A product as a line of a set, or to be put on one. */
export const productPage = (shopifyProductId: string, recipeId?: string) =>
  pathTo(
    '/doctors/my-recipe/product',
    {},
    { recipeId: recipeId || undefined, shopify_product_id: shopifyProductId },
  ).replace('?', '/?')

/** By the storefront's number; `gid://shopify/Product/9` and `9` are the same. */
export const numberOf = (shopifyProductId: string) =>
  /^(?:gid:\/\/shopify\/Product\/)?(\d{1,20})$/.exec(shopifyProductId)?.[1]
