import { expect, it } from 'vitest'
import { toShopProduct } from './map.ts'

const packOf = (title: string, metafields: { key: string; value: string }[] = []) => {
  const product = toShopProduct({
    id: 'gid://shopify/Product/1',
    handle: 'magnesium',
    title: 'Magnesium',
    vendor: 'Northfield',
    productType: 'minerals',
    descriptionHtml: '',
    images: { nodes: [] },
    metafields: [],
    variants: {
      nodes: [
        {
          id: 'gid://shopify/ProductVariant/2',
          sku: null,
          title,
          price: { amount: '24.50', currencyCode: 'USD' },
          compareAtPrice: null,
          availableForSale: true,
          quantityAvailable: null,
          weight: null,
          weightUnit: 'GRAMS',
          metafields,
        },
      ],
    },
  } as unknown as Parameters<typeof toShopProduct>[0])
  const [variant] = product.variants
  return [variant?.unitsPerPack, variant?.unit]
}

it('takes unit and number of a pack from its metafields, in the plural too, else from its name', () => {
  const fields = (units_per_pack: string, unit: string) => [
    { key: 'units_per_pack', value: units_per_pack },
    { key: 'unit', value: unit },
  ]
  expect(packOf('Large', fields('90', 'Capsules'))).toEqual([90, 'capsule'])
  expect(packOf('60 tablets', fields('90', 'capsule'))).toEqual([90, 'capsule'])
  expect(packOf('60 Capsules')).toEqual([60, 'capsule'])
  expect(packOf('100 ml')).toEqual([100, 'ml'])
  expect(packOf('Default Title')).toEqual([1, 'other'])
  expect(packOf('3 colours', fields('', 'bunch'))).toEqual([1, 'other'])
})
