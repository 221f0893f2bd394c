import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { api } from '@officina/client/api'
import { invalidate, listQ, rereadAfterConflict } from '@officina/client/query'
import { packText } from '@officina/shared/dosage/units'
import { formatPercent } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormSummary } from '@officina/ui/FormSummary'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { FormProblem } from '../../../features/FormProblem.tsx'
import { productQuery } from '../../../features/recipe/pickerQuery.ts'
import { toast } from '../../../features/toast.tsx'
import { typedNumber } from '../../../features/typedNumber.ts'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { discountWords } from './discountWords.ts'
import type { Discount } from './types.ts'

/** A new discount, or changes of one; what it is on stays. */
export function DiscountForm(props: {
  discount?: Discount | undefined
  /** The doctor's own rate, percent. */
  limit: number | undefined
  onClose: () => void
}) {
  const t = useText(discountWords)
  const locale = useLocale()
  const formId = useId()
  const queryClient = useQueryClient()
  const { discount, limit } = props
  const key = discount ? `discount ${discount.id}` : 'new discount'
  const form = useKeptForm(key, valuesOf(discount), submit, ({ target_id, name, percent }) => ({
    ...(discount || target_id ? {} : { target_id: [t.targetMissing] }),
    ...(name.trim() ? {} : { name: [t.nameMissing] }),
    ...(Number.isInteger(typedNumber(percent)) && typedNumber(percent) >= 1
      ? {}
      : { percent: [t.percentMissing] }),
  }))

  const panel = form.panel(props.onClose)
  const readAgain = () => invalidate(queryClient, discounts)

  async function submit(values: Values) {
    const body = {
      name: values.name.trim(),
      percent: typedNumber(values.percent),
      ends_on: values.ends_on || null,
      ...(values.starts_on ? { starts_on: values.starts_on } : {}),
    }
    if (discount)
      await api
        .patch('/api/doctor/discounts/{discountId}', {
          params: { path: { discountId: discount.id } },
          body: { ...body, revision: values.revision },
        })
        .catch((error: unknown) => {
          rereadAfterConflict(queryClient, error, [discounts])
          throw error
        })
    else
      await api.post('/api/doctor/discounts', {
        body: { ...body, kind: values.kind, target_id: values.target_id },
      })
    await readAgain()
    toast.success(t.saved)
    props.onClose()
  }

  const suggested = useRef('')

  /** The name follows what the discount is on, until it is typed. */
  function choose(target: Target | undefined) {
    form.set('target_id', target?.id ?? '')
    const isOwn = ![suggested.current, ''].includes(form.values.name.trim())
    if (!target || isOwn) return
    suggested.current = target.name.slice(0, 60).trim()
    form.set('name', suggested.current)
  }

  const { product, ...fields } = t.fields
  const labels = form.values.kind === 'product' ? { ...fields, target_id: product } : fields
  return (
    <SidePanel
      title={discount ? t.editTitle(discount.name) : t.new}
      {...panel}
      actions={
        <>
          <Button onClick={panel.onClose}>{t.back}</Button>
          <SubmitButton inline pending={form.pending} form={formId}>
            {t.save}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} {...form.formProps}>
        {/* of a new one there is no later version */}
        <FormProblem
          form={discount ? form : { ...form, status: undefined }}
          onReload={() => void readAgain()}
        />
        <FormSummary errors={form.errors} labels={labels} idOf={form.idOf} />
        {discount ? (
          <p>
            {t.on[discount.kind]}
            <Colon />
            {discount.target}
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

const discounts = '/api/doctor/discounts'

type Values = ReturnType<typeof valuesOf>

const valuesOf = (discount: Discount | undefined) => ({
  kind: discount?.kind ?? ('catalog' as Discount['kind']),
  target_id: '',
  name: discount?.name ?? '',
  percent: discount ? `${discount.percent}` : '',
  starts_on: discount?.starts_on ?? '',
  ends_on: discount?.ends_on ?? '',
  revision: discount?.revision ?? 0,
})

type Target = { id: string; name: string }

/** What a discount is on: one of the doctor's catalogs, or a product that is searched. */
function DiscountTarget(props: {
  kind: Discount['kind']
  onKind: (kind: Discount['kind']) => void
  chosen: string
  id: string
  error: string | undefined
  onChoose: (target: Target | undefined) => void
}) {
  const t = useText(discountWords)
  return (
    <>
      <SelectField
        label={t.kind}
        value={props.kind}
        options={(['catalog', 'product'] as const).map((value) => ({ value, label: t.on[value] }))}
        onChange={(event) => props.onKind(event.target.value === 'product' ? 'product' : 'catalog')}
      />
      {props.kind === 'catalog' ? <Catalogs {...props} /> : <Products {...props} />}
    </>
  )
}

type Choice = Pick<Parameters<typeof DiscountTarget>[0], 'chosen' | 'id' | 'error' | 'onChoose'>

function Catalogs(props: Choice) {
  const t = useText(discountWords)
  const found = useQuery(listQ('/api/doctor/catalogs', { params: { query: { range: [0, 99] } } }))
  const catalogs = found.data?.data ?? []
  return (
    <SelectField
      id={props.id}
      label={t.fields.target_id}
      value={props.chosen}
      empty={t.choose}
      error={props.error}
      options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => props.onChoose(catalogs.find(({ id }) => id === event.target.value))}
    />
  )
}

function Products(props: Choice) {
  const t = useText(discountWords)
  const locale = useLocale()
  const [text, setText] = useState('')
  const found = useQuery({
    ...listQ('/api/doctor/products', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  })
  const products = (found.data?.data ?? []).map(({ id, title, brand, variant_title }) => ({
    id,
    name: title,
    label: [title, brand, packText(variant_title, locale)].filter(Boolean).join(' · '),
  }))
  const isFound = products.some(({ id }) => id === props.chosen)
  // what is chosen stays in sight when something else is searched
  const { data: other } = useQuery({
    ...productQuery(props.chosen),
    enabled: props.chosen !== '' && !isFound,
  })
  const chosen = other && !isFound && other.id === props.chosen ? [other] : []
  const options = [
    ...chosen.map(({ id, title, brand }) => ({
      id,
      name: title,
      label: [title, brand].filter(Boolean).join(' · '),
    })),
    ...products,
  ]
  return (
    <Box sx={{ mb: 5 }}>
      <SearchInput label={t.findProduct} value={text} onChange={setText} />
      <Box sx={{ mt: 3, mb: -5 }}>
        <SelectField
          id={props.id}
          label={t.fields.product}
          value={props.chosen}
          empty={t.choose}
          error={props.error}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          onChange={(event) => props.onChoose(options.find(({ id }) => id === event.target.value))}
        />
      </Box>
      {products.length === 0 && found.data && <FormHelperText>{t.noProduct}</FormHelperText>}
    </Box>
  )
}
