import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { useDownload } from '../../schema/useDownload.ts'

/** A file with every pack in the columns of the import, and the way to the imports that were made. */
export function ExportPacks() {
  const t = useText(messages)
  const { permissions } = useMe()
  const { save, pending } = useDownload()
  return (
    <>
      {permissions.includes('product.manage') && (
        <Button component={Link} to="/product-imports">
          {t.imports}
        </Button>
      )}
      <Button disabled={pending} onClick={() => void save('/api/admin/products/packs-file')}>
        {t.load}
      </Button>
    </>
  )
}

const messages = defineMessages({
  imports: ['Import history', '取り込み履歴'],
  load: ['Export packs', '規格を書き出す'],
})
