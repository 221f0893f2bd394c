import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDateTime } from '@officina/ui/format.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { EditBase, type HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import type { InputOverrides } from './overrides.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { type ResourceName, specOf } from './spec.ts'
import { wholeRecord } from './wholeRecord.ts'

type Values = Record<string, unknown>
type Conflict = {
  /** What was typed, and the record it was typed into. */
  data: Values
  previousData: Values
  by: string | null
  at: string | null
}

/** The edit form of a record. What somebody else saved meanwhile is told, and never overwritten unasked. */
export function SchemaEdit<R extends ResourceName>(props: {
  resource: R
  id: string
  inputs?: InputOverrides<R>
  only?: readonly string[]
}) {
  const spec = specOf(props.resource)
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [conflict, setConflict] = useState<Conflict>()
  const [version, setVersion] = useState(0)
  if (!spec.update) return null
  return (
    <EditBase
      resource={props.resource}
      id={props.id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{
        meta: wholeRecord,
        onSuccess: () => {
          setConflict(undefined)
          notify(t.saved, { type: 'success' })
          refresh()
        },
        onError: (error, variables) => {
          const { status, body } = error as HttpError
          if (status === 409 && body?.error_code === 'REVISION_CONFLICT') {
            const { data = {}, previousData = {} } = variables as Partial<Conflict>
            setConflict({
              data,
              previousData,
              by: body.changed_by ?? null,
              at: body.changed_at ?? null,
            })
          } else if (!body?.errors) notify((error as Error).message, { type: 'error' })
        },
      }}
    >
      <SchemaForm
        // a new form is one in which nothing is typed
        key={version}
        spec={spec}
        fields={spec.update}
        inputs={props.inputs as InputOverrides<ResourceName> | undefined}
        only={props.only}
        notice={
          conflict && (
            <ConflictNotice
              {...props}
              conflict={conflict}
              onDone={() => {
                setConflict(undefined)
                setVersion(version + 1)
                refresh()
              }}
            />
          )
        }
      />
    </EditBase>
  )
}

function ConflictNotice(props: {
  resource: string
  id: string
  conflict: Conflict
  onDone: () => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const me = useMe()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { by, at, data, previousData } = props.conflict
  const time = at ? formatDateTime(at, locale, me.time_zone) : ''

  async function overwrite() {
    const { data: latest } = await dataProvider.getOne(props.resource, { id: props.id })
    try {
      // against what was read then: only what was typed here goes over theirs
      await dataProvider.update(props.resource, {
        id: props.id,
        data,
        previousData: { ...previousData, revision: latest.revision },
      } as never)
      notify(t.saved, { type: 'success' })
      props.onDone()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }

  return (
    <Box
      role="alert"
      sx={{
        p: 4,
        mb: 4,
        borderRadius: '8px',
        bgcolor: 'tone.attention.tint',
        color: 'tone.attention.text',
      }}
    >
      <p style={{ marginTop: 0 }}>{t.conflict(by ?? t.somebody, time)}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" color="inherit" onClick={props.onDone}>
          {t.reload}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => void overwrite()}>
          {t.overwrite}
        </Button>
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  en: {
    saved: 'Saved',
    somebody: 'Somebody',
    conflict: (who: string, when: string) =>
      `${who} changed this${when ? ` on ${when}` : ''}, after you opened it. Nothing of yours was saved yet.`,
    reload: 'Load their version',
    overwrite: 'Save mine over it',
  },
  ja: {
    saved: '保存しました',
    somebody: 'ほかの方',
    conflict: (who, when) =>
      `開いたあとに、${who}さんが${when ? `${when}に` : ''}内容を変更しました。まだ保存されていません。`,
    reload: '最新の内容を読み込む',
    overwrite: '自分の内容で上書きする',
  },
})
