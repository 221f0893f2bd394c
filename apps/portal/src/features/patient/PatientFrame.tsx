import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/ui/format.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useMe } from '../useMe.ts'
import { fieldMessages } from './messages.ts'
import { PatientActions } from './PatientActions.tsx'

export type PatientDetail = components['schemas']['DoctorPatientDetail']
type Tab = 'overview' | 'recipes' | 'orders' | 'questionnaire'

/** The patient of the page; its loader has to `ensureQueryData` the same. */
export const patientQuery = (patientId: string) =>
  q('/api/doctor/patients/{patientId}', { params: { path: { patientId } } })

/** Header, warnings and tabs of every page of a patient. */
export function PatientFrame(props: { current: Tab; children: ReactNode }) {
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const t = useText(messages)
  const locale = useLocale()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const mayWrite =
    !isReadOnly && !['archived', 'link_requested', 'declined'].includes(patient.status)
  return (
    <>
      <PageHeader
        title={formatName(patient, locale)}
        chips={<Status kind="patient" value={patient.display_status} />}
        subtitle={<Facts patient={patient} />}
        action={
          <>
            {mayWrite && (
              <Button
                component={Link}
                variant="contained"
                to={`/doctors/recipes/registration?patientId=${patientId}`}
              >
                {t.newRecipe}
              </Button>
            )}
            {!isReadOnly && (
              <Button
                component={Link}
                variant="outlined"
                to={`/doctors/patients/${patientId}?panel=edit`}
              >
                {t.edit}
              </Button>
            )}
            {patient.email && (
              <Button component="a" href={`mailto:${patient.email}`}>
                {t.message}
              </Button>
            )}
            <PatientActions patient={patient} />
          </>
        }
      />
      {/* the questionnaire's page says more about them */}
      {props.current !== 'questionnaire' && <Flags patient={patient} />}
      <TabsNav label={t.tabs} tabs={tabsOf(patientId, props.current, t)} />
      {props.children}
    </>
  )
}

function Facts({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const parts = [
    patient.number,
    patient.kana,
    patient.birth_date && t.age(ageOn(patient.birth_date, new Date())),
    patient.sex !== 'unknown' && words.sexes[patient.sex],
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {parts.join(' · ')}
      {patient.tags.map((tag) => (
        <StatusChip key={tag} tone="draft">
          {tag}
        </StatusChip>
      ))}
    </Box>
  )
}

/** Flags of the answers that the record itself shows. */
const shownAbove = new Set(['allergy', 'pregnancy', 'breastfeeding'])

/** What a doctor must see before writing a recipe. */
function Flags({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const isPregnant = patient.pregnancy === 'yes' || patient.pregnancy === 'breastfeeding'
  const lines = [
    patient.allergies.length > 0 &&
      `${words.allergies}${t.colon}${patient.allergies.join(t.comma)}`,
    isPregnant && words.pregnancies[patient.pregnancy],
    patient.medications.length > 0 &&
      `${words.medications}${t.colon}${patient.medications.join(t.comma)}`,
    ...patient.flags.filter(({ code }) => !shownAbove.has(code)).map(({ label }) => label),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {lines.map((line) => (
        <div key={line as string}>{line}</div>
      ))}
    </Alert>
  )
}

const folders = { recipes: 'recipes', orders: 'order-histories', questionnaire: 'questionnaire' }
/** Pages that exist: a tab is a link only when there is something behind it. */
const built = Object.keys(import.meta.glob('../../pages/doctors/patients/_patientId/*/page.tsx'))

function tabsOf(patientId: string, current: Tab, t: Record<Tab, string>) {
  const base = `/doctors/patients/${patientId}`
  const others = (['recipes', 'orders', 'questionnaire'] as const).filter((tab) =>
    built.some((path) => path.endsWith(`/${folders[tab]}/page.tsx`)),
  )
  return [
    { to: base, label: t.overview, current: current === 'overview' },
    ...others.map((tab) => ({
      to: `${base}/${folders[tab]}`,
      label: t[tab],
      current: current === tab,
    })),
  ]
}

/** Full years. */
export function ageOn(birthDate: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number)
  const isBefore =
    day.getMonth() + 1 < month || (day.getMonth() + 1 === month && day.getDate() < date)
  return day.getFullYear() - year - (isBefore ? 1 : 0)
}

const messages = defineMessages({
  en: {
    newRecipe: 'New recipe',
    edit: 'Edit',
    message: 'Write a mail',
    tabs: 'Patient',
    overview: 'Overview',
    recipes: 'Recipes',
    orders: 'Order histories',
    questionnaire: 'Questionnaire',
    age: (years: number) => `${years} years`,
    colon: ': ',
    comma: ', ',
  },
  ja: {
    newRecipe: 'レシピ作成',
    edit: '編集',
    message: 'メールを書く',
    tabs: '患者',
    overview: '概要',
    recipes: 'レシピ',
    orders: 'ご注文履歴',
    questionnaire: '問診票',
    age: (years) => `${years}歳`,
    colon: '：',
    comma: '、',
  },
})
