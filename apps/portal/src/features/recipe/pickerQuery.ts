import { listQ, q } from '@officina/client/query'
import { isWithin } from '@officina/ui/numberBounds.ts'

export type Filters = {
  /** A catalog's id, `earlier`, `favourites`, or empty for everything. */
  source: string
  q: string
  category: string
  brand: string
  form: string
  certification: string
  /** Minor units. */
  priceTo: number | null
  inStock: boolean
  rows: number
}

export const pageSize = 20
export const earlier = 'earlier'
export const favourites = 'favourites'
export const noFilters: Filters = {
  source: '',
  q: '',
  category: '',
  brand: '',
  form: '',
  certification: '',
  priceTo: null,
  inStock: false,
  rows: pageSize,
}

export const isCatalog = (source: string) => ![earlier, favourites, ''].includes(source)

/** Whether anything but the source narrows what is shown. */
export const isNarrowed = ({ source, rows, ...narrowing }: Filters) =>
  Object.values(narrowing).some(Boolean)

export const catalogsQuery = listQ('/api/doctor/catalogs', {
  params: { query: { range: [0, 99] } },
})

export const facetsQuery = (source: string) =>
  q('/api/doctor/product-facets', {
    params: { query: isCatalog(source) ? { catalog_id: source } : {} },
  })

/** What is no price is said at its field, and narrows nothing. */
const prices = { min: 0, max: 100_000_000_000 }

export const productsQuery = (filters: Filters, patientId: string | null) =>
  listQ('/api/doctor/products', {
    params: {
      query: {
        range: [0, filters.rows - 1],
        filter: {
          ...(filters.q ? { q: filters.q } : {}),
          ...(isCatalog(filters.source) ? { catalog_id: filters.source } : {}),
          ...(filters.source === favourites ? { favourite: true } : {}),
          ...(filters.source === earlier && patientId ? { patient_id: patientId } : {}),
          ...(filters.category ? { category: [filters.category] } : {}),
          ...(filters.brand ? { brand: [filters.brand] } : {}),
          ...(filters.form ? { form: [filters.form] } : {}),
          ...(filters.certification ? { certification: [filters.certification] } : {}),
          ...(filters.priceTo !== null && isWithin(filters.priceTo, prices)
            ? { price_lte: filters.priceTo }
            : {}),
          ...(filters.inStock ? { in_stock: true } : {}),
        },
      },
    },
  })

export const productQuery = (productId: string) =>
  q('/api/doctor/products/{productId}', { params: { path: { productId } } })
