import Button from '@mui/material/Button'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { bracketed, formatDate } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { keptInput } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import { listQ } from '../../providers/queries.ts'
import { countOf, unitsOf } from '../../schema/units.ts'
import { useReadAgain, useUndo } from '../../schema/useUndo.tsx'
import type { ProductRow } from './product.ts'

type Shelf = components['schemas']['StockItem']
type Lot = components['schemas']['StockLot']
type Part = { lot: string | null; onHand: number }

/** Corrects the units of one pack, of one lot where it has lots, to what was counted. */
export default function StockForm({ row, onClose }: { row: ProductRow; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const [packId, setPackId] = useState(
    () => (row.packs.find(({ id }) => keptInput(`stock ${id}`)) ?? row.packs[0])?.id ?? '',
  )
  const shelves = useQuery(
    listQ('/api/admin/stock', { params: { query: { filter: { id: [packId] } } } }),
  ).data?.data
  const lots = useQuery(
    listQ('/api/admin/stock-lots', {
      params: { query: { filter: { variant_id: packId, in_house: true } } },
    }),
  ).data?.data
  const shelf = shelves?.[0]
  return (
    <>
      {row.packs.length > 1 && (
        <SelectField
          label={t.pack}
          value={packId}
          onChange={(event) => setPackId(event.target.value)}
          options={row.packs.map(({ id, title }) => ({
            value: id,
            label: packText(title, locale),
          }))}
        />
      )}
      {shelf && lots && (
        <Count
          key={packId}
          title={row.title}
          shelf={shelf}
          parts={partsOf(shelf, lots)}
          lots={lots}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** What can be counted of a pack: each lot that is for sale, and what has no lot. */
function partsOf(shelf: Shelf, lots: readonly Lot[]): Part[] {
  const named = lots.reduce((sum, lot) => sum + lot.on_hand, 0)
  const open = lots.filter((lot) => !lot.hold_reason)
  const rest = shelf.on_hand - named
  return [
    ...open.map((lot) => ({ lot: lot.lot, onHand: lot.on_hand })),
    ...(rest !== 0 || open.length === 0 ? [{ lot: null, onHand: rest }] : []),
  ]
}

/** A refusal of the change stands at the figure that it was made of. */
function atFigure(error: unknown, figure: string): unknown {
  const { errors } = error as { errors?: FieldErrors }
  const { change, ...others } = errors ?? {}
  return change
    ? Object.assign(error as object, { errors: { ...others, [figure]: change } })
    : error
}

const figureOf = (lot: string | null | undefined) => `units ${lot ?? ''}`

function Count(props: {
  title: string
  shelf: Shelf
  parts: Part[]
  lots: readonly Lot[]
  onClose: () => void
}) {
  const { title, shelf, parts, lots, onClose } = props
  const t = useText(messages)
  const locale = useLocale()
  const readAgain = useReadAgain()
  const offerUndo = useUndo()
  const keyOf = useIdempotencyKey()
  const send = (said: { change: number; lot: string | null; reason: string }, revision: number) => {
    const body = { kind: 'counted', ...said, revision }
    const path = `/api/admin/stock/${shelf.id}/adjust`
    return dataProvider.call('POST', path, { body, key: keyOf(body) }) as Promise<Shelf>
  }
  const partOf = (lot: string | undefined) =>
    parts.find((part) => (part.lot ?? '') === (lot ?? '')) ?? parts[0]
  const form = useServerForm<Record<string, string>>(
    {
      lot: parts[0]?.lot ?? '',
      reason: t.counted,
      // each lot has its own figure: what somebody else has counted of the same one since is not written over
      ...Object.fromEntries(parts.map((part) => [figureOf(part.lot), `${part.onHand}`])),
      revision: `${shelf.revision}`,
    },
    async ({ lot, reason = '', revision, ...figures }) => {
      const change = unitsOf(figures[figureOf(lot)] ?? '') - (partOf(lot)?.onHand ?? 0)
      if (change === 0) return onClose()
      const said = { change, lot: lot || null, reason }
      const answer = await send(said, Number(revision)).catch((error: unknown) => {
        throw atFigure(error, figureOf(lot))
      })
      await readAgain('products')
      onClose()
      offerUndo(t.done(title), 'products', () =>
        send({ ...said, change: -change, reason: t.undone }, answer.revision),
      )
    },
    ({ lot, reason = '', ...figures }): FieldErrors => ({
      ...(countOf(figures[figureOf(lot)] ?? '') === undefined
        ? { [figureOf(lot)]: [t.number] }
        : {}),
      ...(reason.trim() ? {} : { reason: [t.why] }),
    }),
    `stock ${shelf.id}`,
  )
  const lotField = form.field('lot')
  const figure = figureOf(lotField.value)
  const nameOf = ({ lot, onHand }: Part) => {
    const expires = lots.find((each) => each.lot === lot)?.expires_on
    const until = expires ? ` · ${formatDate(expires, locale, 'UTC')}` : ''
    return bracketed(`${lot ?? t.noLot}${until}`, onHand, locale)
  }
  return (
    <form {...form.formProps}>
      <KeptNotice kept={form.kept} />
      {parts.length > 1 && (
        <SelectField
          label={t.lot}
          value={lotField.value}
          onChange={({ target: { value: lot } }) => {
            form.set(figure, `${partOf(lotField.value)?.onHand ?? 0}`)
            form.set('lot', lot)
          }}
          options={parts.map((part) => ({ value: part.lot ?? '', label: nameOf(part) }))}
        />
      )}
      <Field
        {...form.field(figure)}
        autoFocus
        label={t.onHand}
        help={shelf.reserved > 0 ? t.reserved(shelf.reserved) : undefined}
        inputProps={{ inputMode: 'numeric' }}
      />
      <Field {...form.field('reason')} label={t.reason} inputProps={{ maxLength: 500 }} />
      <FormError>{form.message}</FormError>
      <Button type="submit" variant="contained" size="small" aria-busy={form.pending || undefined}>
        {t.save}
      </Button>
      <Button size="small" onClick={onClose} sx={{ ml: 2 }}>
        {t.cancel}
      </Button>
    </form>
  )
}

const messages = defineMessages({
  pack: ['Pack', '規格'],
  lot: ['Lot', 'ロット'],
  noLot: ['No lot', 'ロットなし'],
  onHand: ['Units counted', '実数'],
  reserved: (n: number) => [
    `${n} of this pack reserved for orders.`,
    `この規格のうち${n}点は注文に引当済みです。`,
  ],
  reason: ['Reason', '理由'],
  counted: ['Counted on the shelf', '棚で数え直し'],
  undone: ['Correction undone', '修正の取り消し'],
  number: ['Enter a whole number of units.', '整数で入力してください。'],
  why: ['Enter a reason.', '理由を入力してください。'],
  save: ['Correct stock', '在庫を修正'],
  cancel: ['Cancel', 'キャンセル'],
  done: (title: string) => [`Stock of ${title} corrected`, `「${title}」の在庫を修正しました`],
})
