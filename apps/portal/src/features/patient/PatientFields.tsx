import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmailField } from '@officina/ui/EmailField'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { fieldMessages } from './messages.ts'
import type { PatientForm } from './patientForm.ts'

type Props = { form: PatientForm }

export function PersonFields({ form }: Props) {
  const t = useText(fieldMessages)
  const locale = useLocale()
  const last = (
    <Field label={t.last_name} required autoComplete="off" {...form.field('last_name')} />
  )
  const first = (
    <Field label={t.first_name} required autoComplete="off" {...form.field('first_name')} />
  )
  return (
    <Group title={t.groupPerson}>
      <Pair>
        {locale === 'ja' ? last : first}
        {locale === 'ja' ? first : last}
      </Pair>
      <Field label={t.kana} optional {...form.field('kana')} />
      <Pair>
        <Field
          label={t.birth_date}
          optional
          type="date"
          help={t.birthHelp}
          {...form.field('birth_date')}
        />
        <SelectField label={t.sex} options={optionsOf(t.sexes)} {...form.field('sex')} />
      </Pair>
      <Field label={t.tags} optional help={t.listHelp} {...form.field('tags')} />
    </Group>
  )
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
      <Pair>
        <Field label={t.phone} optional type="tel" autoComplete="off" {...form.field('phone')} />
        <SelectField
          label={t.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ja', label: '日本語' },
          ]}
          {...form.field('language')}
        />
      </Pair>
    </Group>
  )
}

export function HealthFields({ form }: Props) {
  const t = useText(fieldMessages)
  return (
    <Group title={t.groupHealth}>
      <Field label={t.allergies} optional help={t.listHelp} {...form.field('allergies')} />
      <Field label={t.conditions} optional help={t.listHelp} {...form.field('conditions')} />
      <Field label={t.medications} optional help={t.listHelp} {...form.field('medications')} />
      <SelectField
        label={t.pregnancy}
        options={optionsOf(t.pregnancies)}
        {...form.field('pregnancy')}
      />
    </Group>
  )
}

export function TermsFields({ form, inherited }: Props & { inherited: string }) {
  const t = useText(fieldMessages)
  const accesses: Record<string, string> = t.accesses
  return (
    <Group title={t.groupTerms}>
      <DiscountField form={form} />
      <Field
        label={t.first_order_discount_percent}
        inputMode="numeric"
        {...form.field('first_order_discount_percent')}
      />
      <SelectField
        label={t.catalog_access}
        empty={t.inherit(accesses[inherited] ?? '')}
        options={optionsOf(t.accesses)}
        {...form.field('catalog_access')}
      />
    </Group>
  )
}

export function DiscountField({ form }: Props) {
  const t = useText(fieldMessages)
  return (
    <Field
      label={t.discount_percent}
      inputMode="numeric"
      help={t.discountHelp}
      {...form.field('discount_percent')}
    />
  )
}

export function MessageField({ form }: Props) {
  const t = useText(fieldMessages)
  return (
    <Field
      label={t.personal_message}
      optional
      multiline
      minRows={3}
      inputProps={{ maxLength: 500 }}
      help={t.messageHelp(500 - form.values.personal_message.length)}
      {...form.field('personal_message')}
    />
  )
}

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

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
