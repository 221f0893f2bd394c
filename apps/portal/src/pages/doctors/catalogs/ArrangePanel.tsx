import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ListRow, listQ, useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { moveLine } from '@officina/ui/recipeLine.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ArrangeList } from '../../../features/catalog/ArrangeList.tsx'
import { catalogWords } from '../../../features/catalog/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'

type Catalog = ListRow<'/api/doctor/catalogs'>

/** The order in which patients meet the doctor's own catalogs. */
export function ArrangePanel({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const words = useText(catalogWords)
  const query = useQuery(ownCatalogs)
  const { data } = query
  const [changed, setChanged] = useState<Catalog[]>()
  const shown = changed ?? data?.data
  const save = useApiMutation('post', '/api/doctor/catalogs/order', {
    invalidates: ['/api/doctor/catalogs'],
    onSuccess: () => {
      toast.success(t.orderSaved)
      onClose()
    },
  })
  return (
    <SidePanel
      open
      title={t.order}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          aria-busy={save.isPending || undefined}
          disabled={!shown?.length}
          onClick={() => save.mutate({ body: { ids: (shown ?? []).map(({ id }) => id) } })}
        >
          {words.save}
        </Button>
      }
    >
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{t.orderText}</Box>
      <FormError>{errorText(save.error)}</FormError>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
        {() =>
          shown?.length === 0 ? (
            <EmptyState title={t.emptyMine} text={t.emptyMineText} />
          ) : (
            <ArrangeList
              rows={shown ?? []}
              titleOf={({ name }) => name}
              onMove={(from, to) =>
                setChanged((old) => moveLine(old ?? data?.data ?? [], from, to))
              }
            />
          )
        }
      </Loaded>
    </SidePanel>
  )
}

const ownCatalogs = listQ('/api/doctor/catalogs', {
  params: { query: { range: [0, 99], filter: { kind: ['doctor'] } } },
})
