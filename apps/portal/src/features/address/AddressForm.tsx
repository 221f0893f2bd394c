import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import {
  type AddressPart,
  addressFormOf,
  addressProblems,
  plainAddress,
} from '@officina/shared/addressForm'
import { countryCodes } from '@officina/shared/countries'
import { formatCountry, formatName } from '@officina/shared/format'
import { postalExample } from '@officina/shared/postal'
import { stateOf, statesOf } from '@officina/shared/states'
import { hasVatNumbers, vatExample, vatProblem } from '@officina/shared/vat'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { PhoneField } from '@officina/ui/PhoneField'
import { refuseWrongPhones } from '@officina/ui/phones.ts'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useId, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { queryClient } from '../../queryClient.ts'
import { useKeptForm } from '../useKeptForm.ts'
import { useMe } from '../useMe.ts'
import { addressMessages } from './addressMessages.ts'
import { usePostal } from './usePostal.ts'

export type Address = components['schemas']['Address']

/** Adds or changes an entry of the address book. */
export function AddressForm(props: {
  editing: Address | 'new'
  /** Nothing to go back to where there is no other address. */
  onClose?: (() => void) | undefined
  onSaved: (id: string) => void
  /** Where its button stands, when not below it. */
  submitPlace?: HTMLElement | null
}) {
  const id = useId()
  const t = useText(addressMessages)
  const me = useMe('patient')
  const locale = useLocale()
  const known = props.editing === 'new' ? undefined : props.editing
  const form = useKeptForm(
    `address ${known?.id ?? 'new'}`,
    known ? fieldsOf(known) : emptyFields(formatName(me, locale), homeOf(me.currency, locale)),
    async (values) => {
      const { country, phone } = values
      await refuseWrongPhones({ phone }, { country, before: known ?? {} }, locale)
      const body = {
        ...plainAddress(values),
        line2: values.line2 || null,
        company: values.company || null,
        vat_number: (hasVatNumbers(country) && values.vat_number) || null,
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
      props.onClose?.()
    },
    (values) => ({
      ...(postal.isTownAlone() ? { line1: [t.numberMissing] } : {}),
      ...problemsOf(values, t, locale),
    }),
  )
  const postal = usePostal(form.values, form.set)
  const countries = useMemo(() => countryOptions(locale), [locale])
  const vat = vatExample(form.values.country)
  const submit = (
    <SubmitButton form={id} pending={form.pending}>
      {t.save}
    </SubmitButton>
  )
  return (
    <form {...form.formProps} id={id}>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Field label={t.name} autoComplete="shipping name" {...form.field('name')} />
      <Field
        label={t.company}
        optional
        autoComplete="shipping organization"
        {...form.field('company')}
      />
      <SelectField
        label={t.country}
        options={countries}
        autoComplete="shipping country"
        {...form.field('country')}
        onChange={(event) => {
          // a state of another country is none of this one
          if (statesOf(form.values.country)) form.set('region', '')
          form.set('country', event.target.value)
        }}
      />
      <PhoneField
        label={t.phone}
        country={form.values.country}
        autoComplete="shipping tel"
        {...form.field('phone')}
      />
      <PlaceFields form={form} postal={postal} />
      {vat && (
        <Field
          label={t.vat}
          optional
          help={t.vatHelp(vat)}
          autoComplete="off"
          {...form.field('vat_number')}
        />
      )}
      <Field label={t.label} optional help={t.labelHelp} {...form.field('label')} />
      <CheckField label={t.isDefault} {...form.check('is_default')} />
      <Box sx={{ display: 'flex', gap: 3, mt: 4 }}>
        {props.submitPlace === undefined && submit}
        {props.submitPlace && createPortal(submit, props.submitPlace)}
        {props.onClose && <Button onClick={props.onClose}>{t.goBack}</Button>}
      </Box>
    </form>
  )
}

type Values = ReturnType<typeof emptyFields>

/** The parts that mail of the country knows; others only where something stands in them. */
function PlaceFields({ form, postal }: Place) {
  const t = useText(addressMessages)
  const { country } = form.values
  const { required, shown } = addressFormOf(country)
  const has = (part: AddressPart) => shown.has(part) || form.values[part] !== ''
  const bound = (part: AddressPart) => ({ optional: !required.has(part), ...form.field(part) })
  const example = postalExample(country)
  return (
    <>
      {has('postal_code') && (
        <Field
          label={t.postal}
          help={example && t.postalHelp(example)}
          autoComplete="shipping postal-code"
          {...bound('postal_code')}
        />
      )}
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
      {has('region') && <RegionField country={country} bound={bound('region')} />}
      <Field label={t.city} autoComplete="shipping address-level2" {...bound('city')} />
      <Field label={t.line1} autoComplete="shipping address-line1" {...bound('line1')} />
      <Field
        label={t.line2}
        optional
        autoComplete="shipping address-line2"
        {...form.field('line2')}
      />
    </>
  )
}

/** A list where the country has one. */
function RegionField({ country, bound }: { country: string; bound: Bound }) {
  const t = useText(addressMessages)
  const locale = useLocale()
  const states = statesOf(country)
  const label = t.regions[addressFormOf(country).region]
  const autoComplete = 'shipping address-level1'
  if (!states) return <Field label={label} autoComplete={autoComplete} {...bound} />
  return (
    <SelectField
      {...bound}
      label={label}
      autoComplete={autoComplete}
      empty={t.choose}
      value={stateOf(country, bound.value)?.value ?? ''}
      options={states.map((state) => ({ value: state.value, label: state[locale] }))}
    />
  )
}

type Form = ReturnType<typeof useKeptForm<Values>>
type Bound = ReturnType<Form['field']> & { optional: boolean }
type Place = { form: Form; postal: ReturnType<typeof usePostal> }

function problemsOf(
  values: Values,
  t: (typeof addressMessages)['en'],
  locale: 'en' | 'ja',
): Record<string, string[]> {
  const vat = hasVatNumbers(values.country) && values.vat_number.trim()
  const wrong = {
    ...addressProblems(values),
    ...(vat ? { vat_number: vatProblem(values.country, vat) } : {}),
  }
  const missing = (['name', 'phone'] as const).filter((name) => !values[name].trim())
  return Object.fromEntries([
    ...missing.map((name) => [name, [t.required]]),
    ...Object.entries(wrong).flatMap(([name, text]) => (text ? [[name, [text[locale]]]] : [])),
  ])
}

const fieldsOf = ({ id: _, lines: _lines, ...address }: Address) => ({
  ...address,
  line2: address.line2 ?? '',
  company: address.company ?? '',
  vat_number: address.vat_number ?? '',
})

/** Where the shop has been used longest, then all others by name. */
const first = ['US', 'JP']

function countryOptions(locale: 'en' | 'ja') {
  const label = (value: string) => formatCountry(value, locale)
  const others = countryCodes
    .filter((code) => !first.includes(code))
    .map((value) => ({ value, label: label(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return [...first.map((value) => ({ value, label: label(value) })), ...others]
}

/** Where somebody new probably lives: where the shop sells, else where the language is spoken. */
const homeOf = (currency: string | undefined, locale: 'en' | 'ja'): string =>
  homes[currency ?? ''] ?? (locale === 'ja' ? 'JP' : 'US')
const homes: Record<string, string> = { USD: 'US', JPY: 'JP' }

function emptyFields(name: string, country: string) {
  return {
    label: '',
    name,
    company: '',
    vat_number: '',
    phone: '',
    country,
    postal_code: '',
    region: '',
    city: '',
    line1: '',
    line2: '',
    is_default: false,
  }
}
