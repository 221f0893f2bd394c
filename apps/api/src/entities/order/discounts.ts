import type { components } from '@officina/openapi/schema'
import type { LineDiscount } from '../../db/schema/order.ts'
import { shareOut, sumDiscounts } from '../discounts.ts'

type Applied = components['schemas']['AppliedDiscount']

/** The named discounts of an order, each once. */
export const discountsOf = (lines: readonly { discounts: LineDiscount[] }[]): Applied[] =>
  sumDiscounts(
    lines.map((line) =>
      line.discounts.map(({ kind, id, name, rate_bp, amount }) => ({
        kind,
        ...(id === null ? {} : { id }),
        ...(name === null ? {} : { name }),
        rateBp: rate_bp,
        amount,
      })),
    ),
  ).map(({ kind, name, rateBp, amount }) => ({ kind, name: name ?? null, rate_bp: rateBp, amount }))

/** A line's named discounts, now for another amount. */
export const sharedAgain = (total: number, parts: readonly LineDiscount[]): LineDiscount[] =>
  shareOut(
    total,
    parts.map((part) => ({ ...part, rateBp: part.rate_bp })),
  ).map(({ rateBp: _, ...part }) => part)
