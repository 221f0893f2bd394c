import Alert from '@mui/material/Alert'
import type { ApiError } from '@officina/client/api'
import { listQ } from '@officina/client/query'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { leadTo } from '../../leadTo.ts'
import { pathTo } from '../../pathTo.ts'
import { queryClient } from '../../queryClient.ts'
import { patientQuery } from './PatientFrame.tsx'

/**
 * Reads the patient of a page. True where another doctor looks after the patient now and `isKept` says that something
 * written here stays; a patient who is not there otherwise is not found.
 */
export async function hasMoved(patientId: string, isKept: () => Promise<boolean>) {
  try {
    await queryClient.ensureQueryData(patientQuery(patientId))
    return false
  } catch (error) {
    if ((error as ApiError).status === 404 && (await isKept().catch(() => false))) return true
    throw error
  }
}

/** All that the doctor has written for a patient. */
export const recipesQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: { query: { range: [0, 99], filter: { patient_id: patientId } } },
  })

export async function keepsRecipes(patientId: string): Promise<boolean> {
  const { data } = await queryClient.ensureQueryData(recipesQuery(patientId))
  return data.some((row) => row.patient?.has_left)
}

/** Reads the patient of a page that is closed to a former doctor, who is led to the recipes that stay theirs. */
export async function loadPatientPage(request: Request, patientId: string): Promise<void> {
  if (!(await hasMoved(patientId, () => keepsRecipes(patientId)))) return
  // a report of what was ordered under this doctor's care is answered there
  const report = new URL(request.url).searchParams.get('report') ?? undefined
  throw leadTo(request, pathTo('/doctors/patients/:patientId/recipes', { patientId }, { report }))
}

/** In place of `PatientFrame`, of a patient who has moved to another doctor. */
export function FormerPatient(props: { name: string; children: ReactNode }) {
  const t = useText(messages)
  return (
    <>
      <PageHeader title={props.name} />
      <Alert severity="info" sx={{ mb: 5 }}>
        {t.hasMoved}
      </Alert>
      {props.children}
    </>
  )
}

const messages = defineMessages({
  hasMoved: [
    'This patient has moved to another doctor. The recipes you issued stay valid: you can put them on hold or cancel them here. You can no longer open health information, questionnaires and files.',
    'この患者さんはほかの医師に移りました。発行したレシピは引き続き有効です。このページで一時停止または中止できます。健康情報や問診票、ファイルは閲覧できなくなりました。',
  ],
})
