import type { QueryResult } from '@officina/client/query'

export type Product = QueryResult<'/api/doctor/shopify-products/{shopifyProductId}'>
