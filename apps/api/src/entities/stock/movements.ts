import { admins } from '../../db/schema/account.ts'
import { orders } from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { stockLots, stockMovements } from '../../db/schema/stock.ts'
import { sql } from '../../db/sql.ts'
import { like, reads } from '../list.ts'
import { defineList } from '../read/list.ts'

/** The ledger of stock, newest first. Patients who ordered are not named; the order is. */
export const movementList = defineList('adminListStockMovements', {
  table: stockMovements,
  joins: sql`inner join ${variants} on ${variants.id} = ${stockMovements.variantId}
    inner join ${products} on ${products.id} = ${variants.productId}
    left join ${stockLots} on ${stockLots.id} = ${stockMovements.lotId}`,
  columns: {
    product: products.title,
    variant: variants.title,
    sku: variants.sku,
    lot: stockLots.lot,
    order_number: sql`(select ${orders.number} from ${orders} where ${orders.id} = ${stockMovements.orderId})`,
    shipment_number: sql`(select ${shipments.number} from ${shipments} where ${shipments.id} = ${stockMovements.shipmentId})`,
    actor: sql`(select nullif(${admins.name}, '') from ${admins} where ${admins.accountId} = ${stockMovements.actorId})`,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${variants.sku} ilike ${like(q)}
      or ${stockLots.lot} ilike ${like(q)} or ${stockMovements.document} ilike ${like(q)})`,
  },
  joinedFilters: ['q'],
  order: ['at', 'DESC'],
})
