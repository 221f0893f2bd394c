import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { type ComponentProps, useState } from 'react'

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'))

type Props = Omit<ComponentProps<typeof ImportDialog>, 'onClose'> & { sx?: object }

/** Opens the import of a file, and is called as it is. */
export function ImportButton({ sx = {}, ...props }: Props) {
  const [importing, setImporting] = useState(false)
  return (
    <>
      <Button variant="outlined" sx={sx} onClick={() => setImporting(true)}>
        {props.title}
      </Button>
      {importing && <ImportDialog {...props} onClose={() => setImporting(false)} />}
    </>
  )
}
