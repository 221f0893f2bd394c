import { toApiError } from '@officina/client/errors'
import type { components } from '@officina/openapi/schema'
import { formatMonth } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider, idempotencyKey } from '../../providers/dataProvider.ts'
import { ClosingResult } from './ClosingResult.tsx'
import { previousMonth } from './months.ts'

type Closing = components['schemas']['SettlementClosing']

/** First shows what closing a month will do, then does exactly that. */
export function CloseMonth(props: { period: string; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const { time_zone: zone = 'UTC' } = useMe()
  const [shown, setShown] = useState<Closing>()
  const [key, setKey] = useState(idempotencyKey)
  const tried = useRef('')
  const isTrial = useRef(false)

  const call = async (body: object, key: string) =>
    (await dataProvider.call('POST', '/api/admin/settlements/close', { body, key })) as Closing
  const tryOut = async (period: string) => {
    setShown(await call({ period, dry_run: true }, idempotencyKey()))
    setKey(idempotencyKey)
  }
  const submit = async ({ period }: { period: string }) => {
    if (isTrial.current || shown?.period !== period) return tryOut(period)
    const { closed, carried_over, net } = shown
    const body = { period, dry_run: false, expected: { closed, carried_over, net } }
    const done = await call(body, key).catch(async (error) => {
      if (toApiError(error).code === 'CLOSING_CHANGED') await tryOut(period)
      throw error
    })
    notify(t.done(done.closed, done.carried_over), { type: 'success' })
    refresh()
    props.onClose()
  }
  const form = useServerForm({ period: props.period }, submit, undefined, 'month to close')
  const isReady = shown?.period === form.values.period
  const nothing = isReady && shown.rows.length === 0
  // a month is tried out as soon as it is chosen; that never closes it
  const month = form.values.period
  useEffect(() => {
    if (form.pending || isReady || tried.current === month || !/^\d{4}-\d{2}$/.test(month)) return
    tried.current = month
    isTrial.current = true
    void form.formProps.onSubmit().finally(() => {
      isTrial.current = false
    })
  })
  return (
    <FormDialog
      title={t.title}
      form={form}
      verb={
        nothing ? undefined : isReady ? t.close(formatMonth(form.values.period, locale)) : t.show
      }
      onClose={() => {
        form.forget()
        props.onClose()
      }}
    >
      <Field
        {...form.field('period')}
        label={t.month}
        type="month"
        required
        inputProps={{ max: previousMonth(zone) }}
        sx={{ maxWidth: 220 }}
      />
      <FormError>{form.message}</FormError>
      {isReady && <ClosingResult closing={shown} />}
    </FormDialog>
  )
}

const messages = defineMessages({
  title: ['Close month', '月次の締め'],
  month: ['Month', '対象月'],
  show: ['Preview', '試算する'],
  close: (period: string) => [`Close ${period}`, `${period}を締める`],
  done: (closed: number, carried: number) => [
    `${closed} closed, ${carried} carried over`,
    `締め${closed}件、繰越${carried}件`,
  ],
})
