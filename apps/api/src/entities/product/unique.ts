import { pgCode } from '../../context.ts'
import { invalid, type Texts } from '../errors.ts'

const uniqueViolation = '23505'

/** A value that another product or pack has already is refused at its field. */
export async function atUniqueField<T>(writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (pgCode(error) !== uniqueViolation) throw error
    const text = messagesOf(error).join(' ')
    const taken = fields.find(({ constraint }) => text.includes(constraint))
    if (!taken) throw error
    throw invalid(taken.field, 'ALREADY_USED', taken.texts)
  }
}

/** Drizzle wraps what the driver says. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message, ...messagesOf(error.cause)]
}

const fields: { constraint: string; field: string; texts: Texts }[] = [
  {
    constraint: 'variants_sku_unique',
    field: 'sku',
    texts: {
      en: 'Another pack already has this SKU.',
      ja: 'この品番はほかの規格で使用されています。',
    },
  },
  {
    constraint: 'variants_barcode_unique',
    field: 'barcode',
    texts: {
      en: 'Another pack already has this one.',
      ja: 'ほかの規格で使用されています。',
    },
  },
  {
    constraint: 'products_handle_unique',
    field: 'handle',
    texts: {
      en: 'Another product already has this handle.',
      ja: 'このハンドルはほかの商品で使用されています。',
    },
  },
]
