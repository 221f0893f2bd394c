import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errorText, isUnreachable, saveErrorText } from '@officina/ui/errorText.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { Refusals } from '@officina/ui/Refusals'
import { type Refusal, refusalsOf } from '@officina/ui/refusals.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { showField } from '@officina/ui/showField.ts'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ActionDialog } from '../../../schema/ActionDialog.tsx'
import { templateActions } from '../actions.ts'
import { type Template, type TemplateDraft, useTemplateDraft } from './draft.ts'
import { Lines } from './Lines.tsx'
import { namesOf, TemplateFields, templateWords } from './TemplateFields.tsx'

const DeletedTemplate = lazyPart(() => import('./DeletedTemplate.tsx'), 'DeletedTemplate')

/** Writes a draft: its facts at the right, its products at the left. Everything is kept as it is typed. */
export default function Editor(props: { template: Template }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const draft = useTemplateDraft(props.template, (id) => {
    void navigate(`?mode=edit&recipe=${id}`, { replace: true })
  })
  const [publishing, setPublishing] = useState(false)
  const [open, setOpen] = useState<string>()
  const { stored: template, fields } = draft
  const page = `/recipes/templates/${template.id}`
  return (
    <>
      <PageHeader
        title={t.title(fields.title || template.title, template.version)}
        chips={<SaveStatus draft={draft} />}
        action={
          <>
            <Button
              variant="outlined"
              onClick={async () => {
                if (await draft.flush()) await navigate(page)
              }}
            >
              {t.close}
            </Button>
            <Button
              variant="contained"
              onClick={async () => {
                if (await draft.flush()) setPublishing(true)
              }}
            >
              {t.publish}
            </Button>
          </>
        }
      />
      <SaveProblem
        draft={draft}
        onShow={(refusal) => {
          flushSync(() => refusal.line && setOpen(refusal.line))
          showField(refusal)
        }}
      />
      <Box sx={layout}>
        <Lines draft={draft} open={open} onOpen={setOpen} />
        <TemplateFields draft={draft} />
      </Box>
      {publishing && (
        <ActionDialog
          action={templateActions.publish}
          record={template}
          // everything written here is saved: what somebody else has made of it since is what is published next
          onConflict={() => void draft.settle('theirs').catch(() => undefined)}
          onClose={() => setPublishing(false)}
          onDone={() => {
            refresh()
            void navigate(page)
          }}
        />
      )}
    </>
  )
}

function SaveStatus({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages)
  const { is } = draft.state
  const isBad = is === 'failed' || is === 'conflict'
  return (
    <span role="status">
      <StatusChip tone={isBad ? 'stopped' : is === 'saved' ? 'good' : 'progress'}>
        {isBad ? t.notSaved : is === 'saved' ? t.saved : t.saving}
      </StatusChip>
    </span>
  )
}

function SaveProblem(props: { draft: TemplateDraft; onShow: (refusal: Refusal) => void }) {
  const t = useText(messages)
  const words = useText(templateWords)
  const locale = useLocale()
  const { draft } = props
  const { state } = draft
  if (state.is === 'conflict')
    return (
      <Alert
        severity="warning"
        sx={{ mb: 5 }}
        action={
          <>
            <Button color="inherit" onClick={() => void draft.settle('theirs')}>
              {t.theirs}
            </Button>
            <Button color="inherit" onClick={() => void draft.settle('mine')}>
              {t.mine}
            </Button>
          </>
        }
      >
        {errorText(state.error)}
      </Alert>
    )
  if (state.is !== 'failed' || state.error.handled) return null
  if (state.error.code === 'NOT_FOUND') return <DeletedTemplate draft={draft} />
  const isAway = isUnreachable(state.error)
  const refusals = refusalsOf(draft.fields, state.error.errors, namesOf(words), locale)
  return (
    <Alert
      severity={isAway ? 'warning' : 'error'}
      sx={{ mb: 5 }}
      action={
        <Button color="inherit" onClick={() => void draft.save()}>
          {t.again}
        </Button>
      }
    >
      {refusals.length > 0 ? (
        <>
          {t.refused}
          <Refusals refusals={refusals} onShow={props.onShow} />
        </>
      ) : (
        saveErrorText(state.error)
      )}
      <Space />
      {isAway && t.byItself}
      <Space />
      {state.isPart && t.rest}
      <LeaveGuard isTyped={isAway} onLeave={draft.leave} />
    </Alert>
  )
}

const layout = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
}

const messages = defineMessages({
  title: (name: string, version: number) => [
    `${name}, version ${version}`,
    `${name}（第${version}版）`,
  ],
  close: ['Save and close', '保存して閉じる'],
  publish: ['Publish', '公開'],
  saved: ['Saved', '保存済み'],
  saving: ['Saving…', '保存中…'],
  notSaved: ['Not saved', '保存できませんでした'],
  refused: ['Not saved. ', '保存できませんでした。'],
  theirs: ['Use theirs', '相手の内容を使う'],
  mine: ['Keep mine', '自分の内容を使う'],
  again: ['Try again', 'もう一度保存する'],
  rest: ['Everything else is saved.', 'そのほかの内容は保存済みです。'],
  byItself: ['It will be saved when the connection is back.', '接続が戻ると自動的に保存します。'],
})
