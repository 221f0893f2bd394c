import { download, saveBlob } from '@officina/client/transfer'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { type ComponentType, useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import { AnonymiseDialog } from './AnonymiseDialogs.tsx'
import { ArchiveDialog, ReinstateDialog, RestoreDialog, SuspendDialog } from './StateDialogs.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import type { Patient, PatientDialogProps } from './types.ts'

const dialogs = {
  reinstate: ReinstateDialog,
  restore: RestoreDialog,
  transfer: TransferDialog,
  suspend: SuspendDialog,
  archive: ArchiveDialog,
  anonymise: AnonymiseDialog,
} satisfies Record<string, ComponentType<PatientDialogProps>>
type Action = keyof typeof dialogs

/** The buttons that the patient's state and the administrator's role allow, each with its dialog. */
export function PatientActions({ patient }: { patient: Patient }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useOpened<Action>(`patient ${patient.id}`)
  const { exporting, save } = useDataExport(patient.id)
  if (!permissions.includes('patient.manage')) return null
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionsMenu
        actions={[
          ...actionsOf(patient).map((key) => ({
            key,
            label: t[key],
            isMain: key === 'reinstate' || key === 'restore',
            isDangerous: ['suspend', 'archive', 'anonymise'].includes(key),
          })),
          { key: 'export' as const, label: t.export, disabled: exporting },
        ]}
        onChoose={(key) => (key === 'export' ? void save() : setOpen(key))}
      />
      {Dialog && <Dialog patient={patient} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Everything of one patient as a ZIP. */
function useDataExport(patientId: string) {
  const notify = useNotify()
  const [exporting, setExporting] = useState(false)
  async function save() {
    setExporting(true)
    try {
      const { blob, filename } = await download(
        'post',
        '/api/admin/patients/{patientId}/export-data',
        { params: { path: { patientId } } },
      )
      saveBlob(blob, filename)
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    }
    setExporting(false)
  }
  return { exporting, save }
}

function actionsOf(patient: Patient): Action[] {
  const may = (state: string) => patient.allowed.includes(state)
  const { status } = patient
  return [
    ...(status === 'suspended' ? (['reinstate'] as const) : []),
    ...(status === 'archived' ? (['restore'] as const) : []),
    ...(movable.includes(status) ? (['transfer'] as const) : []),
    ...(may('suspended') ? (['suspend'] as const) : []),
    ...(may('archived') ? (['archive'] as const) : []),
    ...(may('anonymised') && !patient.anonymise_requested_at ? (['anonymise'] as const) : []),
  ]
}

const movable = ['registered_by_doctor', 'invited', 'active', 'archived', 'suspended']

const messages = defineMessages({
  reinstate: ['Reinstate', '利用再開'],
  restore: ['Restore', '元に戻す'],
  transfer: ['Transfer', '引き継ぎ'],
  suspend: ['Suspend', '利用停止'],
  archive: ['Archive', 'アーカイブ'],
  anonymise: ['Anonymise', '匿名化'],
  export: ['Export all data', '全データを書き出す'],
})
