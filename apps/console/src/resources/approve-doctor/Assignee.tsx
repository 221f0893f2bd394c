import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import type { Doctor } from '../doctors/DoctorActions.tsx'

/** Who looks after an application; one takes it or gives it back. */
export function Assignee({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const me = useMe()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate<Doctor>()
  const mine = doctor.assigned_to === me.id
  const assign = (assigned_to: string | null) =>
    update(
      'doctors',
      {
        id: doctor.id,
        data: { ...doctor, assigned_to },
        previousData: doctor,
        meta: wholeRecord,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => refresh(),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <span>
        {t.assigned}: {doctor.assigned_to_name ?? t.nobody}
      </span>
      {me.permissions.includes('doctor.manage') && (
        <Button
          size="small"
          variant="outlined"
          disabled={isPending}
          onClick={() => void assign(mine ? null : me.id)}
        >
          {mine ? t.release : t.take}
        </Button>
      )}
    </Box>
  )
}

const messages = defineMessages({
  en: {
    assigned: 'Assigned to',
    nobody: 'nobody',
    take: 'Assign to me',
    release: 'Give it back',
  },
  ja: { assigned: '担当者', nobody: 'なし', take: '自分が担当する', release: '担当を外れる' },
})
