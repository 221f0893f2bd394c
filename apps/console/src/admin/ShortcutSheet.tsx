import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Fragment, useId } from 'react'
import { definitionOf } from '../resources/registry.ts'
import { findResource } from '../schema/spec.ts'
import { pluralOf } from '../schema/words.ts'
import { useGoKeys, useShortcutsOn } from './useShortcuts.ts'

/** What each key does. */
export default function ShortcutSheet(props: { onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const titleId = useId()
  const pages = useGoKeys()
  const [on, setOn] = useShortcutsOn()
  const nameOf = (name: string) => {
    const spec = findResource(name)
    return definitionOf(name)?.label?.[locale] ?? (spec ? pluralOf(spec, locale) : name)
  }
  const rows: [string[], string][] = [
    [['/', 'Ctrl K'], t.search],
    [['j'], t.next],
    [['k'], t.previous],
    [['Enter'], t.open],
    ...pages.map(([key, name]): [string[], string] => [['g', key], nameOf(name)]),
    [['F6'], t.notice],
    [['?'], t.title],
  ]
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.title}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={list}>
          {rows.map(([keys, text]) => (
            <Fragment key={keys.join()}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </Box>
        <CheckField label={t.on} checked={on} onChange={(event) => setOn(event.target.checked)} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={props.onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 4,
  rowGap: 2,
  m: 0,
  mb: 4,
  '& dd': { m: 0 },
  '& kbd': {
    fontFamily: 'monospace',
    border: 1,
    borderColor: 'divider',
    borderRadius: '4px',
    px: 1.5,
    mr: 1,
  },
}

const messages = defineMessages({
  title: ['Keyboard shortcuts', 'キーボードショートカット'],
  search: ['Search records', '記録を検索'],
  next: ['Next row', '一覧の次の行'],
  previous: ['Previous row', '一覧の前の行'],
  open: ['Open row', '行を開く'],
  notice: ['Go to notification, such as Undo', '通知（「元に戻す」など）に移動'],
  on: ['Use single-key shortcuts', '文字キーのショートカットを使う'],
  close: ['Close', '閉じる'],
})
