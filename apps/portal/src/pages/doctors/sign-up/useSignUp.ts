import { upload } from '@officina/client/transfer'
import { type AskedFields, type CountryForm, formFor } from '@officina/shared/applicationForm'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import type { AgreedDocument } from '@officina/shared/legalVersions'
import type { Locale } from '@officina/shared/locale'
import { codeOfShape } from '@officina/shared/plainCode'
import { useSamePassword } from '@officina/ui/NewPasswordFields'
import { passwordMinimum } from '@officina/ui/passwordMinimum.ts'
import { type PasswordRule, passwordRules } from '@officina/ui/passwordStrength.ts'
import { refuseWrongPhones } from '@officina/ui/phones.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  type DetailName,
  detailFields,
  isHidden,
  isRequired,
  isShown,
} from '../../../features/application/fields.ts'
import { hasApplied } from '../../../features/application/hasApplied.ts'
import { isDeadLink } from '../../../features/auth/failures.ts'
import {
  forgetLegalVersions,
  legalVersionOf,
  preloadLegalVersions,
} from '../../../features/legal/legalText.ts'
import { pathTo } from '../../../pathTo.ts'
import { signUpMessages } from './messages.ts'

const emptyDetails = Object.fromEntries(detailFields.map(({ name }) => [name, ''])) as Record<
  DetailName,
  string
>
const blank = {
  ...emptyDetails,
  password: '',
  password_confirmation: '',
  licence_file: [] as File[],
  terms: false,
  privacy: false,
  disclosure_accepted: false,
  marketing_mail: false,
}
type Values = typeof blank

export type SignUpFormState = ReturnType<typeof useSignUp>['form']

export type SignUpProps = {
  token: string
  email: string
  forms: readonly CountryForm[]
  onDead: () => void
}

/** State of the application form: kept in the browser while typing, sent as multipart with progress. */
export function useSignUp(props: SignUpProps) {
  const t = useText(signUpMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [saved] = useState(() => readSaved(props.email))
  const [restored, setRestored] = useState(saved !== undefined)
  const [fraction, setFraction] = useState<number>()
  const home = locale === 'ja' ? 'JP' : ''
  const sent = useRef(false)
  const formOf = (values: Values) => formFor(props.forms, values.licence_country)
  useEffect(preloadLegalVersions, [])
  const samePassword = useSamePassword()
  const form = useServerForm<Values>(
    { ...blank, licence_country: home, ...saved },
    async (values) => {
      const { phone, clinic_phone, licence_country: country } = values
      await refuseWrongPhones({ phone, clinic_phone }, { country }, locale)
      setFraction(0)
      try {
        const applied = await upload('post', '/api/doctor/me', {
          form: formData(props.token, values, formOf(values), await legalVersionOf()),
          onProgress: (progress) => setFraction(progress.fraction),
        })
        sent.current = true
        dropSaved()
        hasApplied.set(applied.number)
        await navigate(pathTo('/doctors/sign-up/complete'), { replace: true, state: applied })
      } catch (error) {
        if (isDeadLink(error)) return props.onDead()
        forgetLegalVersions()
        // the form may have been changed since it was opened
        void revalidator.revalidate()
        throw error
      }
    },
    (values) => ({
      ...problemsOf(values, formOf(values), { email: props.email, locale, t: t.problems }),
      ...samePassword(values),
    }),
  )
  const [untouched] = useState(form.values)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    // what another tab keeps, or has sent, is left alone until something is typed here
    if (form.values === untouched) return
    const save = () => {
      waiting.current = undefined
      if (!sent.current) writeSaved(props.email, form.values)
    }
    waiting.current = save
    const timer = setTimeout(save, 500)
    return () => clearTimeout(timer)
  }, [props.email, form.values, untouched])
  useEffect(() => {
    // whoever leaves does not wait for the timer
    const save = () => waiting.current?.()
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [])

  function startOver() {
    for (const { name } of detailFields) form.set(name, name === 'licence_country' ? home : '')
    dropSaved()
    setRestored(false)
  }
  return { form, asked: formOf(form.values), fraction, restored, startOver }
}

/** The browser's own check: what is missing or has the wrong form. The server decides the rest. */
function problemsOf(
  values: Values,
  asked: AskedFields,
  {
    email,
    locale,
    t,
  }: { email: string; locale: Locale; t: (typeof signUpMessages)['en']['problems'] },
): Record<string, string[]> {
  const shown = detailFields.filter((field) => isShown(field, asked, locale))
  const missing = shown
    .filter((field) => isRequired(field, asked) && !values[field.name].trim())
    .map(({ name }) => [name, [t.required]] as const)
  const misshapen = shown
    .filter(({ name, pattern }) => {
      const typed = values[name].trim()
      return typed && pattern && codeOfShape(typed, pattern) === undefined
    })
    .map(({ name }) => [name, [t[name as 'website'] ?? t.phone]] as const)
  const minLength = passwordMinimum('doctor')
  const rules = passwordRules(values.password, { minLength, email })
  const refusal = (rule: PasswordRule) => (rule === 'length' ? t.length(minLength) : t[rule])
  const broken = (Object.keys(rules) as PasswordRule[]).find((rule) => !rules[rule])
  const isPast =
    asked.licence_expires_on !== 'hidden' &&
    values.licence_expires_on &&
    values.licence_expires_on < dateIn(new Date())
  return {
    ...Object.fromEntries([...missing, ...misshapen]),
    ...(isPast ? { licence_expires_on: [t.expired] } : {}),
    ...(broken ? { password: [values.password ? refusal(broken) : t.required] } : {}),
    ...(values.licence_file.length > 0 ? {} : { licence_file: [t.file] }),
    ...(values.terms ? {} : { terms: [t.consent] }),
    ...(values.privacy ? {} : { privacy: [t.consent] }),
    ...(values.disclosure_accepted ? {} : { disclosure_accepted: [t.consent] }),
  }
}

type VersionOf = (document: AgreedDocument) => string

function formData(
  token: string,
  values: Values,
  asked: AskedFields,
  versionOf: VersionOf,
): FormData {
  const form = new FormData()
  form.append('registration_token', token)
  form.append('password', values.password)
  form.append('password_confirmation', values.password_confirmation)
  for (const { name } of detailFields)
    if (values[name].trim() && !isHidden(asked, name)) form.append(name, values[name])
  form.append('terms_version', versionOf('terms-of-service-doctors'))
  form.append('privacy_version', versionOf('privacy-policy'))
  form.append('disclosure_accepted', 'true')
  form.append('marketing_mail', String(values.marketing_mail))
  for (const file of values.licence_file) form.append('licence_file', file, file.name)
  return form
}

const key = 'officina-application'
const keptMs = 14 * dayMs

type Saved = { email: string; at: number; values: Record<string, string> }

/** What was typed before, for this address only; never passwords, never files. */
function readSaved(email: string): Record<string, string> | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null
    if (saved?.email === email && Date.now() - saved.at < keptMs) return saved.values
    localStorage.removeItem(key)
  } catch {
    // A blocked or damaged storage only means that nothing is brought back.
  }
  return undefined
}

function writeSaved(email: string, values: Record<string, unknown>): void {
  const kept = Object.fromEntries(
    detailFields
      .map(({ name }) => [name, String(values[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  )
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ email, at: Date.now(), values: kept }))
  } catch {
    // The same.
  }
}

function dropSaved(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The same.
  }
}
