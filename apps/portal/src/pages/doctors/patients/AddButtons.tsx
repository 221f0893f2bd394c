import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** The two ways to new patients. */
export function AddButtons() {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        component={Link}
        to={pathTo('/doctors/patients', {}, { panel: 'import' })}
        variant="outlined"
      >
        {t.import}
      </Button>
      <Button
        component={Link}
        to={pathTo('/doctors/patients', {}, { panel: 'invite' })}
        variant="contained"
      >
        {t.invite}
      </Button>
    </Box>
  )
}
