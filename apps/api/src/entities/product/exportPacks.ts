import type { Readable } from 'node:stream'
import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { neutral } from '../read/cells.ts'
import { csvStream } from '../read/csvStream.ts'
import { streamRows } from '../read/stream.ts'
import { maySeeCost } from './allowed.ts'
import { headingOf, productColumns } from './fileRow.ts'
import { cellsOfPack, type PackCells, type PackRow, selectPacks } from './packCells.ts'

/**
 * Every pack with everything a file of products can say, in the columns that the import reads: a file that is
 * imported as it was exported changes nothing. What packs cost the shop is left out without `product.cost`.
 */
export async function exportPacks(ctx: AdminCtx): Promise<{ content: Readable; filename: string }> {
  const { locale } = ctx.origin
  const { currency, timeZone } = ctx.config
  const columns = (Object.keys(productColumns) as (keyof PackCells)[]).filter(
    (column) => column !== 'cost' || maySeeCost(ctx),
  )
  const content = await csvStream({
    turns: ctx.turns,
    header: columns.map((column) => headingOf(column, locale)),
    batches: streamRows(ctx, packs) as AsyncGenerator<PackRow[]>,
    cells: (row) => {
      const cells = cellsOfPack(row, currency)
      return columns.map((column) => neutral(cells[column]))
    },
    begin: () => audit(ctx, { action: 'products.export', objectId: null, after: { columns } }),
  })
  return { content, filename: `packs-${dateIn(ctx.clock.now(), timeZone)}.csv` }
}

const packs = selectPacks(sql`true`)
