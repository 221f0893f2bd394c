import Button from '@mui/material/Button'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'

/** A file with every pack in the columns of the import, and the way to the imports that were made. */
export function ExportPacks() {
  const t = useText(messages)
  const notify = useNotify()
  const { permissions } = useMe()
  const [pending, setPending] = useState(false)

  async function load() {
    setPending(true)
    try {
      await dataProvider.file('/api/admin/products/packs-file', { isSaved: true })
    } catch (failure) {
      notify(errorText(failure), { type: 'error' })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {permissions.includes('product.manage') && (
        <Button component={Link} to="/product-imports">
          {t.imports}
        </Button>
      )}
      <Button disabled={pending} onClick={() => void load()}>
        {t.load}
      </Button>
    </>
  )
}

const messages = defineMessages({
  imports: ['Import history', '取り込み履歴'],
  load: ['Export packs', '規格を書き出す'],
})
