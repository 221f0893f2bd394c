import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Locale } from '@officina/shared/locale'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode } from 'react'
import {
  type DetailField,
  type DetailGroup,
  type DetailName,
  detailGroups,
  inOrder,
  webAddress,
} from './fields.ts'
import { applicationWords } from './words.ts'

/** The groups of an application's fields; `only` leaves the reopened ones. */
export function DetailGroups(props: {
  field: (name: DetailName) => ComponentProps<typeof DetailInput>['bound']
  only?: readonly string[]
  /** More of a group below its fields (password, files). */
  after?: Partial<Record<DetailGroup, ReactNode>>
}) {
  const words = useText(applicationWords)
  const locale = useLocale()
  return detailGroups.map((group) => {
    const fields = inOrder(group.fields, locale).filter((field) =>
      props.only ? props.only.includes(field.name) : (field.only ?? locale) === locale,
    )
    const after = props.after?.[group.name]
    if (fields.length === 0 && !after) return null
    return (
      <Box component="section" key={group.name} aria-labelledby={`group-${group.name}`}>
        <Typography variant="h2" id={`group-${group.name}`} sx={{ mt: 4, mb: 4 }}>
          {words.groups[group.name]}
        </Typography>
        <Box sx={grid}>
          {fields.map((field) => (
            <Box key={field.name} sx={field.half ? undefined : { gridColumn: '1 / -1' }}>
              <DetailInput field={field} bound={props.field(field.name)} />
            </Box>
          ))}
        </Box>
        {after}
      </Box>
    )
  })
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** What `useServerForm().field(name)` gives. */
type Bound = {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** One field of the application, bound to a form. */
function DetailInput({ field, bound }: { field: DetailField; bound: Bound }) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const label = words.fields[field.name]
  const shared = { ...bound, label, optional: !field.required, required: field.required }
  if (field.kind === 'country')
    return <SelectField {...shared} options={countryOptions(locale)} empty={t.choose} />
  if (field.kind === 'speciality' || field.kind === 'licence_type') {
    const options = Object.entries(words[field.kind]).map(([value, name]) => ({
      value,
      label: name,
    }))
    return <SelectField {...shared} options={options} empty={t.choose} />
  }
  const complete = () => {
    const value = webAddress(bound.value)
    if (value !== bound.value)
      bound.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>)
  }
  return (
    <Field
      {...shared}
      {...(field.kind === 'url' && {
        onBlur: complete,
        onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && complete(),
      })}
      type={field.kind}
      autoComplete={field.autoComplete}
      placeholder={field.kind === 'url' ? 'https://' : undefined}
      inputProps={{ maxLength: field.maxLength }}
    />
  )
}

const messages = defineMessages({
  choose: ['Choose', '選択してください'],
})

const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'

/** Countries by their names in the reader's language, in its order. */
function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
