import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ListRow, listQ, useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { moveLine } from '@officina/ui/recipeLine.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
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
  const stored = query.data?.data
  const { value: order, ...input } = useKeptState<string[] | undefined>(
    'order of catalogs',
    undefined,
  )
  const shown = order && stored ? inOrder(order, stored) : stored
  const close = () => {
    input.forget()
    onClose()
  }
  const save = useApiMutation('post', '/api/doctor/catalogs/order', {
    invalidates: ['/api/doctor/catalogs'],
    onSuccess: () => {
      toast.success(t.orderSaved)
      close()
    },
  })
  const move = (from: number, to: number) =>
    input.set((old = []) => {
      const next = moveLine(inOrder(old, stored ?? []), from, to)
      const isAsStored = next.every(({ id }, index) => id === stored?.[index]?.id)
      return isAsStored ? undefined : next.map(({ id }) => id)
    })
  return (
    <SidePanel
      title={t.order}
      onClose={close}
      isTyped={order !== undefined}
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
      width={480}
    >
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{t.orderText}</Box>
      <KeptNotice kept={input.kept} />
      <FormError>{errorText(save.error)}</FormError>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
        {() =>
          shown?.length === 0 ? (
            <EmptyState title={t.emptyMine} text={t.emptyMineText} />
          ) : (
            <ArrangeList rows={shown ?? []} titleOf={({ name }) => name} onMove={move} />
          )
        }
      </Loaded>
    </SidePanel>
  )
}

/** What was made since stands last. */
const inOrder = (ids: readonly string[], catalogs: readonly Catalog[]): Catalog[] => [
  ...ids.flatMap((id) => catalogs.find((each) => each.id === id) ?? []),
  ...catalogs.filter(({ id }) => !ids.includes(id)),
]

const ownCatalogs = listQ('/api/doctor/catalogs', {
  params: { query: { range: [0, 99], filter: { kind: ['doctor'] } } },
})
