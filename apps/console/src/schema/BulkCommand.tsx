import Button from '@mui/material/Button'
import { useState } from 'react'
import { BulkDialog } from './BulkDialog.tsx'

/** A button for the chosen rows: one command in one call; those that were refused are told with their reason. */
export function BulkCommand(props: {
  ids: string[]
  clear: () => void
  /** `/api/admin/doctors/send-password-resets`: takes `ids`, answers a result for each. */
  path: string
  label: string
  title: string
  consequence: string
}) {
  const { label, ...command } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <BulkDialog {...command} verb={label} onClose={() => setOpen(false)} />}
    </>
  )
}
