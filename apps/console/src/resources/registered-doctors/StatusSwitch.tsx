import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useGetOne } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { LazyActionDialog } from '../../schema/Actions.tsx'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { doctorActions } from '../doctors/actions.ts'
import type { Doctor } from '../doctors/doctor.ts'

const actions = { approved: doctorActions.suspend, suspended: doctorActions.reinstate }
type Row = { id: string; name: string; status: string }

/** The status; whoever manages doctors suspends or reinstates by it. */
export function StatusSwitch({ row }: { row: Row }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useOpened<keyof typeof actions>(`status ${row.id}`)
  const { data: doctor } = useGetOne<Doctor>(
    'doctors',
    { id: row.id, meta: wholeRecord },
    { enabled: open !== undefined },
  )
  const chip = <Status kind="doctor" value={row.status} />
  const status = row.status
  if (!permissions.includes('doctor.manage') || (status !== 'approved' && status !== 'suspended'))
    return chip
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t[status](row.name)}
        aria-haspopup="dialog"
        endIcon={<ExpandMore />}
        sx={{ p: 0, minWidth: 0, '& .MuiButton-endIcon': { ml: 0 } }}
        onClick={() => setOpen(status)}
      >
        {chip}
      </Button>
      {open && doctor && (
        <Suspense>
          <LazyActionDialog
            action={actions[open]}
            record={doctor}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const messages = defineMessages({
  approved: (name: string) => [`Approved: suspend ${name}`, `承認済み：${name}の利用を停止`],
  suspended: (name: string) => [`Suspended: reinstate ${name}`, `利用停止中：${name}の利用を再開`],
})
