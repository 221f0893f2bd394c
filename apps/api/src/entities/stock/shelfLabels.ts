import { dateIn } from '@officina/shared/dates/days'
import { packText } from '@officina/shared/dosage/units'
import type { Content } from 'pdfmake/interfaces.js'
import type { AdminCtx, Locale } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { barcode } from '../../pdf/barcode.ts'
import { notFound } from '../errors.ts'
import { binOrder } from './binOrder.ts'

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
    .orderBy(asc(binOrder), asc(products.title))
  if (rows.length === 0) throw notFound()
  const content: Content[] = []
  for (const [i, { product, pack, sku, bin }] of rows.entries()) {
    const place = bin ?? ''
    content.push({
      stack: [
        {
          columns: [
            { ...head, text: cut(product, 16.5 - emsOf(place)) },
            { ...head, text: place, width: 'auto' },
          ],
        },
        { ...line, text: cut(packText(pack, locale), 20) },
        { stack: [await barcode(sku, 150, 26)], alignment: 'center' as const },
        { ...line, text: sku, alignment: 'center' as const },
      ],
      ...(i > 0 ? { pageBreak: 'before' as const } : {}),
    })
  }
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

// each stands on one line: what does not fit on a label is printed on a second one
const line = { fontSize: 7.5, lineHeight: 1, noWrap: true }
const head = { ...line, fontSize: 9, bold: true }

/** As much of a text as so many widths of its type hold. */
function cut(text: string, ems: number): string {
  if (emsOf(text) <= ems) return text
  const signs = [...text]
  while (signs.length > 1 && emsOf(signs.join('')) > ems - 1) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** How wide a text is at most: Japanese signs are as wide as high, capitals wider than other letters. */
const emsOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) => sum + (sign > '\u02ff' ? 1 : /[A-Z@%&]/.test(sign) ? 0.78 : 0.62),
    0,
  )
