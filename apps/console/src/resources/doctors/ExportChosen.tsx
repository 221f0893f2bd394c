import Button from '@mui/material/Button'
import { download, saveBlob } from '@officina/client/transfer'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useNotify } from 'react-admin'

/** The chosen doctors as CSV. */
export function ExportChosen(props: { ids: string[] }) {
  const t = useText(messages)
  const notify = useNotify()
  const save = () =>
    download('get', '/api/admin/doctors/export', {
      params: { query: { filter: { id: props.ids } } },
    })
      .then(({ blob, filename }) => saveBlob(blob, filename))
      .catch((error: Error) => notify(errorText(error), { type: 'error' }))
  return (
    <Button size="small" variant="outlined" onClick={() => void save()}>
      {t.export}
    </Button>
  )
}

const messages = defineMessages({
  export: ['Export', '書き出す'],
})
