import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmailField } from '@officina/ui/EmailField'
import { Field } from '@officina/ui/Field'
import { PhoneField } from '@officina/ui/PhoneField'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { Fragment, type ReactNode } from 'react'
import { type FieldName, fieldMessages, fieldNames, patientFields } from './fields.ts'
import type { PatientForm } from './patientForm.ts'

type Props = { form: PatientForm }

export function PersonFields({ form }: Props) {
  const t = useText(fieldMessages)
  return <Group title={t.groupPerson}>{fieldsOf('person', form)}</Group>
}

export function ContactFields({ form, emailFixed = false }: Props & { emailFixed?: boolean }) {
  const t = useText(fieldMessages)
  return (
    <Group title={t.groupContact}>
      <EmailField
        label={t.email}
        required
        autoComplete="off"
        disabled={emailFixed}
        help={emailFixed ? t.emailFixed : undefined}
        {...form.field('email')}
      />
      {fieldsOf('contact', form)}
    </Group>
  )
}

export function HealthFields({ form }: Props) {
  const t = useText(fieldMessages)
  return <Group title={t.groupHealth}>{fieldsOf('health', form)}</Group>
}

export function TermsFields({ form, inherited }: Props & { inherited: string }) {
  const t = useText(fieldMessages)
  const accesses: Record<string, string> = t.choices.catalog_access
  return (
    <Group title={t.groupTerms}>
      {fieldsOf('terms', form, { empty: t.inherit(accesses[inherited] ?? '') })}
    </Group>
  )
}

export const DiscountField = ({ form }: Props) => (
  <PatientField name="discount_percent" input={form.field('discount_percent')} />
)

export function MessageField({ form }: Props) {
  const t = useText(fieldMessages)
  return (
    <Field
      label={t.personal_message}
      optional
      multiline
      minRows={3}
      inputProps={{ maxLength: 500 }}
      help={t.messageHelp}
      {...form.field('personal_message')}
    />
  )
}

type More = {
  empty?: string
  autoComplete?: string
  help?: string
  disabled?: boolean
  optional?: boolean
}

/** A field as `patientFields` describes it. */
export function PatientField({
  name,
  input,
  empty,
  ...more
}: More & { name: FieldName; input: ReturnType<PatientForm['field']> }) {
  const t = useText(fieldMessages)
  const { kind, type, help } = patientFields[name]
  if (kind === 'choice') {
    const words: Record<string, string> = t.choices[name as keyof typeof t.choices]
    const options = Object.entries(words).map(([value, label]) => ({ value, label }))
    return <SelectField label={t[name]} empty={empty} options={options} {...more} {...input} />
  }
  if (type === 'tel') return <PhoneField label={t[name]} optional {...more} {...input} />
  return (
    <Field
      label={t[name]}
      required={kind === 'needed'}
      optional={kind === 'text' || kind === 'list'}
      type={type}
      inputMode={kind === 'percent' ? 'numeric' : undefined}
      help={help && t[help]}
      {...more}
      {...input}
    />
  )
}

/** Fields in their rows; the two of the name in the order of the language. Kana where it is used. */
export function FieldRows<K extends FieldName>(props: {
  names: readonly K[]
  draw: (name: K) => ReactNode
  /** Also for readers of another language than Japanese. */
  withKana: boolean
}) {
  const locale = useLocale()
  const rows = new Map<string, K[]>()
  const isUsed = (name: K) => name !== 'kana' || locale === 'ja' || props.withKana
  for (const name of props.names.filter(isUsed)) {
    const row = patientFields[name].row ?? name
    rows.set(row, [...(rows.get(row) ?? []), name])
  }
  return [...rows].map(([row, names]) => {
    const inOrder = row === 'name' && locale !== 'ja' ? [...names].reverse() : names
    const fields = inOrder.map((name) => <Fragment key={name}>{props.draw(name)}</Fragment>)
    return names.length > 1 ? <Pair key={row}>{fields}</Pair> : fields
  })
}

const fieldsOf = (group: string, form: PatientForm, more?: More) => (
  <FieldRows
    withKana={form.values.kana !== '' || form.values.language === 'ja'}
    names={fieldNames.filter((name) => name !== 'email' && patientFields[name].group === group)}
    draw={(name) => (
      <PatientField
        name={name}
        input={form.field(name)}
        autoComplete={patientFields[name].own ? 'off' : undefined}
        {...more}
      />
    )}
  />
)

function Group(props: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 4, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 3, p: 0 }}>
        {props.title}
      </Typography>
      {props.children}
    </Box>
  )
}

const Pair = (props: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {props.children}
  </Box>
)
