import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate, rereadAfterConflict } from '@officina/client/query'
import { formatPercent } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useId } from 'react'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { queryClient } from '../../../queryClient.ts'
import { DiscountTarget, type Target } from './DiscountTarget.tsx'
import { discountWords } from './discountWords.ts'
import type { Discount } from './types.ts'

/** A new discount, or changes of one; what it is on stays. */
export function DiscountForm(props: {
  discount?: Discount
  /** The doctor's own rate, percent. */
  limit: number | undefined
  onClose: () => void
}) {
  const t = useText(discountWords)
  const locale = useLocale()
  const formId = useId()
  const { discount, limit } = props
  const key = discount ? `discount ${discount.id} ${discount.revision}` : 'new discount'
  const form = useKeptForm(key, valuesOf(discount), submit, ({ target_id, name, percent }) => ({
    ...(discount || target_id ? {} : { target_id: [t.targetMissing] }),
    ...(name.trim() ? {} : { name: [t.nameMissing] }),
    ...(Number.isInteger(Number(percent)) && Number(percent) >= 1
      ? {}
      : { percent: [t.percentMissing] }),
  }))

  const panel = form.panel(props.onClose)

  async function submit(values: Values) {
    const body = {
      name: values.name.trim(),
      percent: Number(values.percent),
      ends_on: values.ends_on || null,
      ...(values.starts_on ? { starts_on: values.starts_on } : {}),
    }
    if (discount)
      await api
        .patch('/api/doctor/discounts/{discountId}', {
          params: { path: { discountId: discount.id } },
          body: { ...body, revision: discount.revision },
        })
        .catch((error: unknown) => {
          rereadAfterConflict(queryClient, error, ['/api/doctor/discounts'])
          throw error
        })
    else
      await api.post('/api/doctor/discounts', {
        body: { ...body, kind: values.kind, target_id: values.target_id },
      })
    await invalidate(queryClient, '/api/doctor/discounts')
    toast.success(t.saved)
    props.onClose()
  }

  function choose(target: Target | undefined) {
    form.set('target_id', target?.id ?? '')
    if (target && !form.values.name.trim()) form.set('name', target.name.slice(0, 60))
  }

  const { product, ...fields } = t.fields
  const labels = form.values.kind === 'product' ? { ...fields, target_id: product } : fields
  return (
    <SidePanel
      open
      title={discount ? t.editTitle(discount.name) : t.new}
      width={560}
      {...panel}
      actions={
        <>
          <Button onClick={panel.onClose}>{t.back}</Button>
          <SubmitButton size="medium" fullWidth={false} pending={form.pending} form={formId}>
            {t.save}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} {...form.formProps}>
        <KeptNotice kept={form.kept} />
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={labels} idOf={form.idOf} />
        {discount ? (
          <p>
            {t.on[discount.kind]}: {discount.target}
          </p>
        ) : (
          <DiscountTarget
            kind={form.values.kind}
            onKind={(kind) => {
              form.set('kind', kind)
              form.set('target_id', '')
            }}
            chosen={form.values.target_id}
            id={form.idOf('target_id')}
            error={form.errors.target_id?.[0]}
            onChoose={choose}
          />
        )}
        <Field
          {...form.field('name')}
          label={t.fields.name}
          help={t.nameHelp}
          inputProps={{ maxLength: 60 }}
        />
        <Field
          {...form.field('percent')}
          label={t.fields.percent}
          help={limit === undefined ? undefined : t.limit(formatPercent(limit * 100, locale))}
          inputMode="numeric"
          inputProps={{ maxLength: 3 }}
        />
        <Field
          {...form.field('starts_on')}
          label={t.fields.starts_on}
          type="date"
          help={discount ? undefined : t.today}
          optional={!discount}
        />
        <Field {...form.field('ends_on')} label={t.fields.ends_on} type="date" optional />
      </form>
    </SidePanel>
  )
}

type Values = ReturnType<typeof valuesOf>

const valuesOf = (discount: Discount | undefined) => ({
  kind: discount?.kind ?? ('catalog' as Discount['kind']),
  target_id: '',
  name: discount?.name ?? '',
  percent: discount ? `${discount.percent}` : '',
  starts_on: discount?.starts_on ?? '',
  ends_on: discount?.ends_on ?? '',
})
