import type { Readable } from 'node:stream'
import type { components } from '@officina/openapi/schema'
import type { AdminCtx, Locale } from '../../context.ts'
import { type LineSaid, productImportLines, productImports } from '../../db/schema/productImport.ts'
import { eq, type PgColumn, sql } from '../../db/sql.ts'
import { formatMoney, minorUnits } from '../money.ts'
import { neutral } from '../read/cells.ts'
import { csvStream } from '../read/csvStream.ts'
import { defineList } from '../read/list.ts'
import { streamRows } from '../read/stream.ts'
import { maySeeCost } from './allowed.ts'
import { headingOf, productColumns } from './fileRow.ts'

type Line = components['schemas']['ProductImportLine']

const nameOf = (id: PgColumn) => sql`(select a.name from admins a where a.id = ${id})`

/** Files of products and what became of them, newest first. */
export const productImportList = defineList('adminListProductImports', {
  table: productImports,
  columns: {
    admin: sql`coalesce(${nameOf(productImports.adminId)}, '')`,
    // while it is being undone that is who has asked for it
    undone_by: sql`case when ${productImports.undoneAt} is not null then ${nameOf(productImports.undoneBy)} end`,
    rows_kept: sql`${productImports.fileKey} is not null`,
    error_code: sql`${productImports.refusal} ->> 'code'`,
    changed_since: sql`coalesce(${productImports.refusal} -> 'skus', '[]')`,
    message: (ctx) => sql`${productImports.refusal} ->> ${ctx.origin.locale}::text`,
  },
  order: ['created_at', 'DESC'],
})

export const getProductImport = (ctx: AdminCtx, id: string) => productImportList.one(ctx, id)

/** What becomes of each row of a file. Costs are left out for those who may not see them. */
export const importLines = defineList('adminListProductImportLines', {
  table: productImportLines,
  where: (_, importId: string) => eq(productImportLines.importId, importId),
  columns: { error_code: productImportLines.code },
  extra: { said: productImportLines.said },
  later: ['message', 'errors', 'changes'],
  sort: { line: productImportLines.line },
  order: (_, { sort }) =>
    sql`${productImportLines.line} ${sql.raw(sort?.[1] === 'DESC' ? 'desc' : 'asc')}`,
  present: async (ctx, rows) => (rows as Said[]).map((row) => inWords(ctx, row)),
})

type Said = Pick<Line, 'line' | 'label' | 'outcome' | 'error_code'> & { said: LineSaid | null }

function inWords(ctx: AdminCtx, { said, ...row }: Said): Line {
  const { locale } = ctx.origin
  const isShown = ({ field }: { field: string }) => field !== 'cost' || maySeeCost(ctx)
  const { message = null, errors = [], changes = [] } = said ?? {}
  return {
    ...row,
    message: message?.[locale] ?? null,
    errors: errors.filter(isShown).map(({ field, texts }) => ({
      field,
      label: labelOf(field, locale),
      message: texts[locale],
    })),
    changes: changes.filter(isShown).map(({ field, before, after }) => ({
      field,
      label: labelOf(field, locale),
      before: cellText(ctx, field, before),
      after: cellText(ctx, field, after),
    })),
  }
}

const labelOf = (field: string, locale: Locale) =>
  field in productColumns ? headingOf(field as keyof typeof productColumns, locale) : field

function cellText({ config, origin }: AdminCtx, field: string, cell: string): string {
  const isMoney = field === 'price' || field === 'compare_at_price' || field === 'cost'
  if (!isMoney || cell === '') return cell
  return formatMoney(minorUnits(cell, config.currency), config.currency, origin.locale)
}

/** Every wrong cell with its line, its SKU and what is wrong, in the language of the request. */
export async function exportErrors(
  ctx: AdminCtx,
  id: string,
): Promise<{ content: Readable; filename: string }> {
  const { number } = await getProductImport(ctx, id)
  const isJapanese = ctx.origin.locale === 'ja'
  const lines = sql`select line, label, outcome, code as error_code, said from product_import_lines
    where import_id = ${id} and outcome = 'refused' order by line`
  const content = await csvStream({
    turns: ctx.turns,
    header: isJapanese ? ['行', '品番', '列', 'エラー内容'] : ['Line', 'SKU', 'Column', 'Error'],
    batches: errorsOf(ctx, streamRows(ctx, lines) as AsyncGenerator<Said[]>),
    cells: (cells) => cells.map(neutral),
    begin: async () => {},
  })
  return { content, filename: `${number}-errors.csv` }
}

async function* errorsOf(
  ctx: AdminCtx,
  batches: AsyncGenerator<Said[]>,
): AsyncGenerator<string[][]> {
  for await (const rows of batches)
    yield rows.flatMap((row) => {
      const { line, label, message, errors } = inWords(ctx, row)
      const start = [String(line), label]
      if (errors.length === 0) return [[...start, '', message ?? '']]
      return errors.map((wrong) => [...start, wrong.label, wrong.message])
    })
}
