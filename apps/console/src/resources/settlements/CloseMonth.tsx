import Button from '@mui/material/Button'
import { toApiError } from '@officina/client/errors'
import type { components } from '@officina/openapi/schema'
import { formatMonth } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
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

  const call = async (body: object, key: string) =>
    (await dataProvider.call('POST', '/api/admin/settlements/close', { body, key })) as Closing
  const tryOut = async (period: string) => {
    setShown(await call({ period, dry_run: true }, idempotencyKey()))
    setKey(idempotencyKey)
  }
  const submit = async ({ period }: { period: string }) => {
    if (shown?.period !== period) return tryOut(period)
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
  const close = () => {
    form.forget()
    props.onClose()
  }
  const isReady = shown?.period === form.values.period
  const nothing = isReady && shown.rows.length === 0

  return (
    <SidePanel
      open
      width={860}
      title={t.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={form.pending}>
            {t.back}
          </Button>
          {!nothing && (
            <Button
              variant="contained"
              aria-busy={form.pending || undefined}
              onClick={() => void form.formProps.onSubmit()}
            >
              {isReady ? t.close(formatMonth(form.values.period, locale)) : t.show}
            </Button>
          )}
        </>
      }
    >
      <form {...form.formProps}>
        <p style={{ marginTop: 0 }}>{t.text}</p>
        <Field
          {...form.field('period')}
          label={t.month}
          type="month"
          required
          inputProps={{ max: previousMonth(zone) }}
          sx={{ maxWidth: 220 }}
        />
        <FormError>{form.message}</FormError>
      </form>
      {isReady && <ClosingResult closing={shown} />}
    </SidePanel>
  )
}

const messages = defineMessages({
  title: ['Close month', '月次の締め'],
  text: [
    'Start with a preview. It shows the result and changes nothing.',
    'まず試算を行います。結果を表示するだけで、何も変更されません。',
  ],
  month: ['Month', '対象月'],
  show: ['Preview', '試算する'],
  close: (period: string) => [`Close ${period}`, `${period}を締める`],
  back: ['Cancel', 'キャンセル'],
  done: (closed: number, carried: number) => [
    `${closed} closed, ${carried} carried over`,
    `締め${closed}件、繰越${carried}件`,
  ],
})
