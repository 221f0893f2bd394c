import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { plainPostal, postalExample, postalProblem } from '@officina/shared/postal'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { queryClient } from '../../queryClient.ts'
import { useKeptForm } from '../useKeptForm.ts'
import { useMe } from '../useMe.ts'
import { addressMessages } from './messages.ts'
import { usePostal } from './usePostal.ts'

export type Address = components['schemas']['Address']

/** Adds or changes an entry of the address book. */
export function AddressForm(props: {
  editing: Address | 'new'
  onClose: () => void
  onSaved: (id: string) => void
}) {
  const t = useText(addressMessages)
  const me = useMe('patient')
  const isJapanese = useLocale() === 'ja'
  const known = props.editing === 'new' ? undefined : props.editing
  const form = useKeptForm(
    `address ${known?.id ?? 'new'}`,
    known ? fieldsOf(known) : emptyFields(formatName(me, isJapanese ? 'ja' : 'en'), isJapanese),
    async (values) => {
      const body = {
        ...values,
        postal_code: plainPostal(values.postal_code),
        line2: values.line2 || null,
      }
      const saved = known
        ? await api.patch('/api/patient/addresses/{addressId}', {
            params: { path: { addressId: known.id } },
            body,
          })
        : await api.post('/api/patient/addresses', { body })
      await invalidate(queryClient, '/api/patient/addresses')
      void invalidate(queryClient, '/api/patient/top')
      props.onSaved(saved.id)
      props.onClose()
    },
    (values) => problemsOf(values, t, isJapanese ? 'ja' : 'en'),
  )
  const postal = usePostal(form.values, form.set)
  const countries = (['US', 'JP'] as const).map((value) => ({ value, label: t.countries[value] }))
  const example = postalExample(form.values.country)
  return (
    <form {...form.formProps}>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Field label={t.name} autoComplete="shipping name" {...form.field('name')} />
      <Field label={t.phone} type="tel" autoComplete="shipping tel" {...form.field('phone')} />
      <SelectField
        label={t.country}
        options={
          known && !(known.country in t.countries)
            ? [...countries, { value: known.country, label: known.country }]
            : countries
        }
        autoComplete="shipping country"
        {...form.field('country')}
      />
      <Field
        label={t.postal}
        help={example && t.postalHelp(example)}
        autoComplete="shipping postal-code"
        {...form.field('postal_code')}
      />
      {postal.offer && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={
            <Button size="small" color="inherit" onClick={postal.take}>
              {t.takePlace}
            </Button>
          }
        >
          {t.placeOffer([postal.offer.region, postal.offer.city].filter(Boolean).join(' '))}
        </Alert>
      )}
      <Field label={t.region} autoComplete="shipping address-level1" {...form.field('region')} />
      <Field label={t.city} autoComplete="shipping address-level2" {...form.field('city')} />
      <Field label={t.line1} autoComplete="shipping address-line1" {...form.field('line1')} />
      <Field
        label={t.line2}
        optional
        autoComplete="shipping address-line2"
        {...form.field('line2')}
      />
      <Field label={t.label} optional help={t.labelHelp} {...form.field('label')} />
      <CheckField label={t.isDefault} {...form.check('is_default')} />
      <Box sx={{ display: 'flex', gap: 3, mt: 4 }}>
        <SubmitButton pending={form.pending}>{t.save}</SubmitButton>
        <Button onClick={props.onClose}>{t.goBack}</Button>
      </Box>
    </form>
  )
}

type Values = ReturnType<typeof emptyFields>

function problemsOf(
  values: Values,
  t: (typeof addressMessages)['en'],
  locale: 'en' | 'ja',
): Record<string, string[]> {
  const missing = (['name', 'phone', 'postal_code', 'region', 'city', 'line1'] as const)
    .filter((name) => !values[name].trim())
    .map((name) => [name, [t.required]])
  const wrong = values.postal_code.trim() && postalProblem(values.country, values.postal_code)
  return Object.fromEntries([...missing, ...(wrong ? [['postal_code', [wrong[locale]]]] : [])])
}

const fieldsOf = ({ id: _, ...address }: Address) => ({ ...address, line2: address.line2 ?? '' })

function emptyFields(name: string, isJapanese: boolean) {
  return {
    label: '',
    name,
    phone: '',
    country: isJapanese ? 'JP' : 'US',
    postal_code: '',
    region: '',
    city: '',
    line1: '',
    line2: '',
    is_default: false,
  }
}
