import type { QueryResult } from '@officina/client/query'

export type Order = QueryResult<'/api/doctor/orders/{orderId}'>
