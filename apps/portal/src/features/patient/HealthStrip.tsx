import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { fieldMessages } from './fields.ts'

type Patient = components['schemas']['DoctorPatientDetail']
type Field = Patient['health_sources'][number]['field']

/** Flags of the answers that the record itself shows. */
const shownAbove = new Set(['allergy', 'pregnancy', 'breastfeeding'])

/** What a doctor must see before writing a recipe, and who has said so; nothing while nothing is known. */
export function HealthStrip({ patient }: { patient: Patient }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const isPregnant = patient.pregnancy === 'yes' || patient.pregnancy === 'breastfeeding'
  const flags = patient.flags.filter(({ code }) => !shownAbove.has(code))
  const lists = (['allergies', 'conditions', 'medications'] as const).filter(
    (field) => patient[field].length > 0,
  )
  if (lists.length === 0 && !isPregnant && flags.length === 0) return null
  return (
    <Alert severity="warning" aria-label={t.title} sx={{ mb: 5, '& > div': { minWidth: 0 } }}>
      <Box component="dl" sx={rows}>
        {lists.map((field) => (
          <Row key={field} label={words[field]}>
            {patient[field].map((value) => (
              <Entry key={value} patient={patient} field={field} value={value} text={value} />
            ))}
          </Row>
        ))}
        {isPregnant && (
          <Row label={words.pregnancy}>
            <Entry
              patient={patient}
              field="pregnancy"
              value={patient.pregnancy}
              text={words.choices.pregnancy[patient.pregnancy]}
            />
          </Row>
        )}
        {flags.length > 0 && (
          <Row label={t.answers}>
            {flags.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </Row>
        )}
      </Box>
    </Alert>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        <Box component="ul" sx={entries}>
          {children}
        </Box>
      </Box>
    </>
  )
}

function Entry(props: { patient: Patient; field: Field; value: string; text: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const source = props.patient.health_sources.find(
    ({ field, value }) => field === props.field && value === props.value,
  )
  return (
    <li>
      {props.text}
      {source && (
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <Space />
          {t.by[source.by](formatDate(source.at, locale))}
        </Box>
      )}
    </li>
  )
}

const rows = {
  m: 0,
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
}
const entries = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  overflowWrap: 'anywhere',
}

const messages = defineMessages({
  title: ['Before writing a recipe', 'レシピ作成前の確認事項'],
  answers: ['Latest answers', '最新の回答'],
  by: {
    doctor: (date: string) => [`(noted by the doctor, ${date})`, `（医師が記入、${date}）`],
    patient: (date: string) => [
      `(from the patient’s account, ${date})`,
      `（患者さん本人が登録、${date}）`,
    ],
    questionnaire: (date: string) => [
      `(from a questionnaire, ${date})`,
      `（問診票の回答、${date}）`,
    ],
  },
})
