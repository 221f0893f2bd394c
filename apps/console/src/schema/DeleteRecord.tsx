import Button from '@mui/material/Button'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { type RaRecord, useCanAccess } from 'react-admin'
import { useNavigate } from 'react-router'
import { ActionDialog } from './ActionDialog.tsx'
import { type ResourceName, specOf } from './spec.ts'
import { nameOfRecord } from './words.ts'

/** Deletes a record for good, where the contract has the call and the reader may make it. */
export function DeleteRecord(props: { resource: ResourceName; record: RaRecord }) {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const spec = specOf(props.resource)
  const [isAsked, setAsked] = useState(false)
  const { canAccess } = useCanAccess({ resource: spec.name, action: 'delete' })
  if (!spec.permissions.delete || !canAccess) return null
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)}>
        {t.verb}
      </Button>
      <ActionDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        danger
        method="DELETE"
        path={`/api/admin/${spec.name}/${props.record.id}`}
        title={t.title(nameOfRecord(spec, props.record))}
        consequence={t.consequence(locale === 'ja' ? spec.title_ja : spec.title)}
        verb={t.verb}
        done={t.done}
        initial={{}}
        body={() => ({})}
        onDone={() => void navigate(`/${spec.name}`, { replace: true })}
      />
    </>
  )
}

const messages = defineMessages({
  verb: ['Delete', '削除する'],
  title: (name: string) => [`Delete “${name}”?`, `「${name}」を削除しますか`],
  consequence: (kind: string) => [
    `The ${kind.toLowerCase()} and its notes are deleted for good. The audit log keeps a record of it.`,
    `${kind}はメモを含めて完全に削除されます。削除の記録は監査ログに残ります。`,
  ],
  done: ['Deleted', '削除しました'],
})
