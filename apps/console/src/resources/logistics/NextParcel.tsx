import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import type { RowOf } from '../../schema/overrides.ts'
import type { Parcel } from './parcel.ts'

type Props = { parcel: Parcel; onNext: (id: string, step?: string) => void }

/** The next parcel that waits for the same step as this one did when it was opened, oldest first. */
export function NextParcel({ parcel, onNext }: Props) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [status] = useState(parcel.status)
  const { data = [], total = 0 } = useGetList<RowOf<'shipments'>>(
    'shipments',
    {
      // nothing can be done about one that is on hold
      filter: { status: [status], work_needed: true },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'created_at', order: 'ASC' },
    },
    { enabled: steps.includes(status) && permissions.includes('logistics.manage') },
  )
  const others = data.filter(({ id }) => id !== parcel.id)
  const next = others.find((row) => row.created_at >= parcel.created_at) ?? others[0]
  if (!next) return null
  const left = total - (parcel.status === status ? 1 : 0)
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ ml: 'auto' }}
      onClick={() => onNext(next.id, status === 'picking' ? 'packed' : undefined)}
    >
      {t.next(left)}
    </Button>
  )
}

const steps: Parcel['status'][] = ['to_pick', 'picking', 'packed']

const messages = defineMessages({
  next: (n: number) => [`Next parcel (${n} left)`, `次の荷物（残り${n}件）`],
})
