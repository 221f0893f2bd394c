import type { ListRow } from '@officina/client/query'

export type Discount = ListRow<'/api/doctor/discounts'>
