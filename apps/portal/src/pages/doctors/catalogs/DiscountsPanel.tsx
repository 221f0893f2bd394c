import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { listQ, q, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatPercent } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Dash } from '@officina/ui/Dash'
import { useOpened } from '@officina/ui/keptInput.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import { toast } from '../../../features/toast.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { discountWords } from './discountWords.ts'
import type { Discount } from './types.ts'

const discountsQuery = listQ('/api/doctor/discounts', { params: { query: { range: [0, 99] } } })
const accountQuery = q('/api/doctor/account')

/** What the doctor takes off catalogs and products: the list, or the form of one. */
export function DiscountsPanel(props: { isReadOnly: boolean; onClose: () => void }) {
  const t = useText(discountWords)
  const locale = useLocale()
  const [form, setForm] = useOpened<{ discount?: Discount }>('discount')
  const [ending, setEnding] = useState<Discount>()
  const query = useQuery(discountsQuery)
  const limit = useQuery(accountQuery).data?.discount_max_percent
  const add = !props.isReadOnly && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setForm({})}>
      {t.new}
    </Button>
  )
  // as it is now: somebody else's change comes in below what is typed
  const edited = query.data?.data.find(({ id }) => id === form?.discount?.id) ?? form?.discount
  if (form)
    return <DiscountForm discount={edited} limit={limit} onClose={() => setForm(undefined)} />
  return (
    <SidePanel title={t.title} onClose={props.onClose} actions={add}>
      <Box sx={{ mb: 5 }}>
        {t.lead}
        {locale === 'en' && ' '}
        {limit !== undefined && t.limit(formatPercent(limit * 100, locale))}
      </Box>
      <LoadedRows
        query={query}
        skeleton={<CardSkeleton />}
        nothing={<EmptyState title={t.empty} text={t.emptyText} />}
      >
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {rows.map((discount) => (
              <DiscountCard
                key={discount.id}
                discount={discount}
                isReadOnly={props.isReadOnly}
                onEdit={() => setForm({ discount })}
                onEnd={() => setEnding(discount)}
              />
            ))}
          </Box>
        )}
      </LoadedRows>
      {ending && <EndDialog discount={ending} onClose={() => setEnding(undefined)} />}
    </SidePanel>
  )
}

function DiscountCard(props: {
  discount: Discount
  isReadOnly: boolean
  onEdit: () => void
  onEnd: () => void
}) {
  const t = useText(discountWords)
  const locale = useLocale()
  const { discount } = props
  return (
    <Card component="li" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {discount.name} · {formatPercent(discount.percent * 100, locale)}
        </Box>
        <Status kind="discount" value={discount.status} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {t.on[discount.kind]}
        <Colon />
        {discount.target}
        <br />
        <DateText value={discount.starts_on} timeZone="UTC" />
        <Dash />
        {discount.ends_on ? <DateText value={discount.ends_on} timeZone="UTC" /> : t.open}
      </Box>
      {!props.isReadOnly && discount.status !== 'ended' && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2, ml: -2 }}>
          <Button onClick={props.onEdit} aria-label={t.editName(discount.name)}>
            {t.edit}
          </Button>
          <Button onClick={props.onEnd} aria-label={t.endName(discount.name)}>
            {t.end}
          </Button>
        </Box>
      )}
    </Card>
  )
}

function EndDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useText(discountWords)
  const queryClient = useQueryClient()
  const end = useApiMutation('post', '/api/doctor/discounts/{discountId}/end', {
    invalidates: shown,
    onSuccess: () => {
      toast.success(t.ended)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t.endTitle(discount.name)}
      consequence={t.endText}
      verb={t.end}
      call={end}
      onConfirm={() =>
        end.mutate({
          params: { path: { discountId: discount.id } },
          body: { revision: discount.revision },
        })
      }
      onClose={() => {
        rereadAfterConflict(queryClient, end.error, shown)
        onClose()
      }}
    />
  )
}

const shown = ['/api/doctor/discounts'] as const
