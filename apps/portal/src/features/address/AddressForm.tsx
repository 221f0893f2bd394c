import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { countryCodes } from '@officina/shared/countries'
import { formatCountry, formatName } from '@officina/shared/format'
import { plainPostal, postalExample, postalFits, postalProblem } from '@officina/shared/postal'
import { hasVatNumbers, vatExample, vatProblem } from '@officina/shared/vat'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import { useKeptForm } from '../useKeptForm.ts'
import { useMe } from '../useMe.ts'

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
        company: values.company || null,
        vat_number: (hasVatNumbers(values.country) && values.vat_number) || null,
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
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale), [locale])
  const vat = vatExample(form.values.country)
  const example = postalExample(form.values.country)
  return (
    <form {...form.formProps}>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Field label={t.name} autoComplete="shipping name" {...form.field('name')} />
      <Field
        label={t.company}
        optional
        autoComplete="shipping organization"
        {...form.field('company')}
      />
      <Field label={t.phone} type="tel" autoComplete="shipping tel" {...form.field('phone')} />
      <SelectField
        label={t.country}
        options={countries}
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
  const vat = hasVatNumbers(values.country) && values.vat_number.trim()
  const wrongVat = vat && vatProblem(values.country, vat)
  return Object.fromEntries([
    ...missing,
    ...(wrong ? [['postal_code', [wrong[locale]]]] : []),
    ...(wrongVat ? [['vat_number', [wrongVat[locale]]]] : []),
  ])
}

const fieldsOf = ({ id: _, ...address }: Address) => ({
  ...address,
  line2: address.line2 ?? '',
  company: address.company ?? '',
  vat_number: address.vat_number ?? '',
})

/** Where the shop has been used longest, then all others by name. */
function countryOptions(locale: 'en' | 'ja') {
  const label = (value: string) => formatCountry(value, locale)
  const others = countryCodes
    .filter((code) => !known.includes(code))
    .map((value) => ({ value, label: label(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return [...['US', 'JP'].map((value) => ({ value, label: label(value) })), ...others]
}

function emptyFields(name: string, isJapanese: boolean) {
  return {
    label: '',
    name,
    company: '',
    vat_number: '',
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

type PlacePart = 'region' | 'city' | 'line1'
type Place = Partial<Record<PlacePart, string>>

/**
 * Fills prefecture or state, city and town in from the postal code. What was typed by hand stays: where the
 * code says something else, `offer` holds it until `take` is called. Without an answer nothing happens.
 */
function usePostal(values: Values, set: (part: PlacePart, value: string) => void) {
  const { country, postal_code } = values
  const code = plainPostal(postal_code)
  const asked = useRef(`${country} ${code}`)
  // what stands in the fields because of a code, not of a hand
  const filled = useRef<Place>({})
  const latest = useRef({ values, set })
  latest.current = { values, set }
  const [offer, setOffer] = useState<Place>()

  useEffect(() => {
    const question = `${country} ${code}`
    if (question === asked.current || !known.includes(country) || !postalFits(country, code)) return
    asked.current = question
    setOffer(undefined)
    void placeOf(country, code).then((place) => {
      if (asked.current !== question) return
      const { values, set } = latest.current
      const others: Place = {}
      for (const [part, value] of Object.entries(place) as [PlacePart, string][]) {
        const now = values[part].trim()
        if (now === value) continue
        if (now === '' || now === filled.current[part]) {
          filled.current[part] = value
          set(part, value)
        } else if (part !== 'line1') others[part] = value
      }
      if (Object.keys(others).length > 0) setOffer(others)
    })
  }, [country, code])

  return {
    offer,
    take() {
      for (const [part, value] of Object.entries(offer ?? {}) as [PlacePart, string][]) {
        filled.current[part] = value
        set(part, value)
      }
      setOffer(undefined)
    },
  }
}

const known = ['JP', 'US']

async function placeOf(country: string, code: string): Promise<Place> {
  try {
    const { region, city, town } = await api.get('/api/patient/postal-place', {
      params: { query: { country, code } },
    })
    return {
      ...(region ? { region } : {}),
      ...(city ? { city } : {}),
      ...(town ? { line1: town } : {}),
    }
  } catch {
    // an address can be typed without help
    return {}
  }
}

export const addressMessages = defineMessages({
  name: ['Name', 'お名前'],
  company: ['Company', '会社名'],
  vat: ['VAT number', 'VAT番号'],
  vatHelp: (example: string) => [
    `Of the company, for example ${example}`,
    `会社のVAT番号（例：${example}）`,
  ],
  phone: ['Phone', '電話番号'],
  country: ['Country', '国'],
  postal: ['Postal code', '郵便番号'],
  postalHelp: (example: string) => [`For example ${example}`, `例：${example}`],
  placeOffer: (place: string) => [
    `This postal code is in ${place}.`,
    `この郵便番号の住所は${place}です。`,
  ],
  takePlace: ['Use it', '反映する'],
  region: ['State or prefecture', '都道府県・州'],
  city: ['City', '市区町村'],
  line1: ['Street and number', '番地'],
  line2: ['Building, room', '建物名・部屋番号'],
  label: ['Name of this address', '住所の名称'],
  labelHelp: ['For example Home or Office', '例：自宅、勤務先'],
  isDefault: ['Use as my default address', 'いつもの住所にする'],
  save: ['Save address', '住所を保存'],
  goBack: ['Back', '戻る'],
  newAddress: ['New address', '新しい住所'],
  changeAddress: ['Change address', '住所の変更'],
  required: ['Fill in this field.', '入力してください。'],
})
