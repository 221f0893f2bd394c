import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { hasReceipt } from '@officina/shared/receipts'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useKeptState, useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Loaded } from '../../../../../features/Loaded.tsx'
import { messages } from '../../../../../features/order/doctorMessages.ts'
import { type Order, orderQuery } from '../../../../../features/order/forDoctor.tsx'
import { takesRecipes } from '../../../../../features/patient/PatientActions.tsx'
import { patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { saveFile, savePdf } from '../../../../../features/useSaveFile.ts'
import { pathTo } from '../../../../../pathTo.ts'

const DoctorOrder = lazyWithRetry(() => import('../../../../../features/order/DoctorOrder.tsx'))

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
        {(data) => (
          <Suspense fallback={<CardSkeleton cards={2} />}>
            <DoctorOrder order={data} />
          </Suspense>
        )}
      </Loaded>
    </SidePanel>
  )
}

function Actions({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const { data: patient } = useSuspenseQuery(patientQuery(useParams().patientId ?? ''))
  const [isReporting, setIsReporting] = useOpened<boolean>(`problem ${order.id}`)
  const again = useApiMutation('post', '/api/doctor/orders/{orderId}/recipe-draft', {
    invalidates: ['/api/doctor/recipes'],
    onSuccess: (draft) =>
      navigate(pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: draft.id })),
    onError: toast.failed,
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
      {!isReadOnly && order.can_cancel && <CancelOrder order={order} />}
      {!isReadOnly && <Button onClick={() => setIsReporting(true)}>{t.report}</Button>}
      {order.recipes.map(({ id, number }) => (
        <Button key={id} onClick={() => void savePdf(id, locale)}>
          {order.recipes.length > 1 ? t.sheetOf(number ?? '') : t.sheet}
        </Button>
      ))}
      <Button onClick={() => void receipt()}>
        {hasReceipt(order.payment_state) ? t.receipt : t.statement}
      </Button>
      {!isReadOnly && takesRecipes(patient) && (
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

/** Of an order that the doctor has placed, until it is being prepared. */
function CancelOrder({ order }: { order: Order }) {
  const t = useText(messages)
  const [isAsked, setIsAsked] = useOpened<boolean>(`cancel ${order.id}`)
  const keyOf = useIdempotencyKey()
  const queryClient = useQueryClient()
  const cancel = useApiMutation('post', '/api/doctor/orders/{orderId}/cancel', {
    invalidates: changedByCancel,
    onSuccess: () => {
      toast.success(t.cancelDone(order.number))
      setIsAsked(undefined)
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)}>
        {t.cancelVerb}
      </Button>
      {isAsked && (
        <ConfirmDialog
          danger
          cancels
          title={t.cancelTitle(order.number)}
          consequence={t.cancelText}
          verb={t.cancelVerb}
          reason={`cancel ${order.id}`}
          reasonLabel={t.cancelReason}
          call={cancel}
          onConfirm={(reason) => {
            const body = { reason, revision: order.revision }
            const header = { 'Idempotency-Key': keyOf(body) }
            return cancel.mutateAsync({ params: { path: { orderId: order.id }, header }, body })
          }}
          onClose={() => {
            rereadAfterConflict(queryClient, cancel.error, changedByCancel)
            cancel.reset()
            setIsAsked(undefined)
          }}
        />
      )}
    </>
  )
}

const changedByCancel = ['/api/doctor/orders', '/api/doctor/patients'] as const

const kinds = ['quality', 'damaged', 'missing', 'reaction'] as const
type Kind = (typeof kinds)[number]

/** Tells the office what is wrong with a product of the order. */
function ProblemDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(messages)
  const what = useKeptState<{ line: string; kind: Kind }>(`problem ${order.id} of`, {
    line: order.lines[0]?.id ?? '',
    kind: 'quality',
  })
  const { line, kind } = what.value
  const keyOf = useIdempotencyKey()
  const close = () => {
    what.forget()
    onClose()
  }
  const report = useApiMutation('post', '/api/doctor/orders/{orderId}/reports', {
    onSuccess: () => {
      toast.success(t.reported)
      close()
    },
  })
  return (
    <ConfirmDialog
      title={t.reportTitle(order.number)}
      consequence={t.reportText}
      verb={t.reportVerb}
      reason={`problem ${order.id}`}
      reasonLabel={t.what}
      call={report}
      onConfirm={(message) => {
        const body = { order_line_id: line, kind, message }
        const header = { 'Idempotency-Key': keyOf(body) }
        return report.mutateAsync({ params: { path: { orderId: order.id }, header }, body })
      }}
      onClose={close}
    >
      <SelectField
        label={t.product}
        value={line}
        options={order.lines.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => what.set({ line: event.target.value, kind })}
      />
      <SelectField
        label={t.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(event) => what.set({ line, kind: event.target.value as Kind })}
      />
    </ConfirmDialog>
  )
}
