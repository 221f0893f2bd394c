import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { PageHeader } from '@officina/ui/PageHeader'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { useMe } from '../useMe.ts'
import { fieldMessages, marksOf } from './fields.ts'
import { HealthStrip } from './HealthStrip.tsx'
import { PatientActions, takesRecipes } from './PatientActions.tsx'

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
  const mayWrite = !isReadOnly && takesRecipes(patient)
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
                to={pathTo('/doctors/recipes/registration', {}, { patientId })}
              >
                {t.newRecipe}
              </Button>
            )}
            {!isReadOnly && (
              <Button
                component={Link}
                variant="outlined"
                to={pathTo('/doctors/patients/:patientId', { patientId }, { panel: 'edit' })}
              >
                {t.edit}
              </Button>
            )}
            <Box sx={{ display: 'flex', gap: 2 }}>
              {patient.email && (
                <Button component="a" href={`mailto:${patient.email}`}>
                  {t.message}
                </Button>
              )}
              <PatientActions patient={patient} wide />
            </Box>
          </>
        }
      />
      <HealthStrip patient={patient} />
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
    ...marksOf(patient, (birthDate) => t.age(ageOn(birthDate, new Date())), words.choices),
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <span>{unbroken(parts.join(' · '))}</span>
      {patient.tags.map((tag) => (
        <StatusChip key={tag} tone="draft">
          {tag}
        </StatusChip>
      ))}
    </Box>
  )
}

function tabsOf(patientId: string, current: Tab, t: Record<Tab, string>) {
  const tabs: [Tab, string][] = [
    ['overview', pathTo('/doctors/patients/:patientId', { patientId })],
    ['recipes', pathTo('/doctors/patients/:patientId/recipes', { patientId })],
    ['orders', pathTo('/doctors/patients/:patientId/order-histories', { patientId })],
    ['questionnaire', pathTo('/doctors/patients/:patientId/questionnaire', { patientId })],
  ]
  return tabs.map(([tab, to]) => ({ to, label: t[tab], current: current === tab }))
}

/** Full years. */
function ageOn(birthDate: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number)
  const isBefore =
    day.getMonth() + 1 < month || (day.getMonth() + 1 === month && day.getDate() < date)
  return day.getFullYear() - year - (isBefore ? 1 : 0)
}

const messages = defineMessages({
  newRecipe: ['Create recipe', 'レシピを作成'],
  edit: ['Edit', '編集'],
  message: ['Write email', 'メールを書く'],
  tabs: ['Patient', '患者'],
  overview: ['Overview', '概要'],
  recipes: ['Recipes', 'レシピ'],
  orders: ['Orders', '注文履歴'],
  questionnaire: ['Questionnaire', '問診票'],
  age: (years: number) => [years === 1 ? '1 year' : `${years} years`, `${years}歳`],
})
