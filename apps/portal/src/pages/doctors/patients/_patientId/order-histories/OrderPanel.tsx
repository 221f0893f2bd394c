import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Loaded } from '../../../../../features/Loaded.tsx'
import { saveFile, savePdf } from '../../../../../features/recipe/savePdf.ts'
import { toast } from '../../../../../features/toast.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { messages } from './messages.ts'
import { OrderDetail } from './OrderDetail.tsx'
import { ProblemDialog } from './ProblemDialog.tsx'
import { orderQuery } from './query.ts'
import type { Order } from './types.ts'

/** One order at the side, with what a doctor can do about it. */
export function OrderPanel({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useText(messages)
  const order = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined })
  return (
    <SidePanel
      open={id !== undefined}
      title={order.data ? t.panel(order.data.number) : t.title}
      onClose={onClose}
      width={600}
      actions={order.data && <Actions order={order.data} />}
    >
      <Loaded
        query={order}
        skeleton={<CardSkeleton cards={2} />}
        missing={<EmptyState title={t.missing} />}
      >
        {(data) => <OrderDetail order={data} />}
      </Loaded>
    </SidePanel>
  )
}

function Actions({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const [isReporting, setIsReporting] = useOpened<boolean>(`problem ${order.id}`)
  const again = useApiMutation('post', '/api/doctor/orders/{orderId}/recipe-draft', {
    invalidates: ['/api/doctor/recipes'],
    onSuccess: (draft) =>
      navigate(pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: draft.id })),
    onError: (error) => toast.error(errorText(error)),
  })
  const params = { path: { orderId: order.id } }
  const receipt = () =>
    saveFile(({ download }) =>
      download('get', '/api/doctor/orders/{orderId}/receipt', {
        params: { ...params, query: { locale } },
      }),
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
      {!isReadOnly && <Button onClick={() => setIsReporting(true)}>{t.report}</Button>}
      {order.recipes.map(({ id, number }) => (
        <Button key={id} onClick={() => void savePdf(id, locale)}>
          {order.recipes.length > 1 ? t.sheetOf(number ?? '') : t.sheet}
        </Button>
      ))}
      <Button onClick={() => void receipt()}>{t.receipt}</Button>
      {!isReadOnly && (
        <Button
          variant="contained"
          disabled={again.isPending}
          onClick={() => again.mutate({ params })}
        >
          {t.again}
        </Button>
      )}
      {isReporting && <ProblemDialog order={order} onClose={() => setIsReporting(false)} />}
    </Box>
  )
}
