import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ActionButtons, useActions } from './Actions.tsx'
import type { Actions, Subject } from './actions.ts'

/**
 * What somebody asks for, with the actions of a part of the record that answer it. A dialog outlives the notice it came
 * from: what meanwhile is no longer asked is refused in words.
 */
export function ActionNotice<R extends Subject>(props: {
  actions: Actions<R>
  record: R
  part: string
  isAsked: boolean
  severity?: 'info'
  children: ReactNode
}) {
  const { severity = 'warning', part } = props
  const { dialog, offers, choose } = useActions(props.actions, props.record, { part })
  return (
    <>
      {props.isAsked && (
        <Alert severity={severity} sx={{ mb: 4 }}>
          {props.children}
          {offers.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              <ActionButtons offers={offers} onChoose={choose} />
            </Box>
          )}
        </Alert>
      )}
      {dialog}
    </>
  )
}
