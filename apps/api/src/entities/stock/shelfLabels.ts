import { dateIn } from '@officina/shared/dates/days'
import { packText } from '@officina/shared/dosage/units'
import type { Content } from 'pdfmake/interfaces.js'
import type { AdminCtx, Locale } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { barcode } from '../../pdf/barcode.ts'
import { notFound } from '../errors.ts'

/** A label of 62 × 29 mm for the shelf of each variant: product, pack, bin and the SKU as a barcode. */
export async function shelfLabelsPdf(ctx: AdminCtx, ids: string[], locale: Locale) {
  const rows = await ctx.db
    .select({
      product: products.title,
      pack: variants.title,
      sku: variants.sku,
      bin: stock.bin,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(inArray(variants.id, ids))
    .orderBy(asc(stock.bin), asc(products.title))
  if (rows.length === 0) throw notFound()
  const content: Content[] = []
  for (const [i, row] of rows.entries())
    content.push({
      stack: [
        {
          columns: [
            { text: row.product, bold: true, fontSize: 9 },
            { text: row.bin ?? '', bold: true, fontSize: 9, width: 40, alignment: 'right' },
          ],
        },
        { text: packText(row.pack, locale), fontSize: 7.5 },
        await barcode(row.sku, 150),
        { text: row.sku, fontSize: 7.5, alignment: 'center' },
      ],
      ...(i > 0 ? { pageBreak: 'before' as const } : {}),
    })
  const document = {
    locale,
    title: locale === 'ja' ? '棚ラベル' : 'Bin labels',
    content,
    footer: '',
    createdAt: ctx.clock.now(),
    label: { width: 62, height: 29 },
  }
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return { content: await ctx.compute.pdf(document), filename: `shelf-labels-${today}.pdf` }
}
