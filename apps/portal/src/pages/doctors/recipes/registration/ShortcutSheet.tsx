import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { defineMessages, useText } from '@officina/ui/text'
import { messages } from './messages.ts'

/** The list of keys. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const rows = Object.entries(useText(keys))
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" component="h2" variant="h2">
        {t.shortcuts}
      </DialogTitle>
      <DialogContent>
        <Box component="pre" sx={{ m: 0, fontFamily: 'inherit', whiteSpace: 'pre-wrap' }}>
          {rows.map((row) => row.join(' \u2003 ')).join('\n')}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

const keys = defineMessages({
  '/': ['Go to the product search', '商品検索へ移動'],
  Enter: [
    'In the search: add the first result and search again',
    '検索欄で：先頭の商品を追加して次を検索',
  ],
  '↓ ↑': ['Move through the results', '検索結果の移動'],
  Esc: ['Go back to the search', '検索欄に戻る'],
  F2: ['Go to the dosage of the open product', '開いている商品の用法・用量へ'],
  'Ctrl + Enter': ['Review; press again to issue', '確認画面を開く。もう一度押すと発行'],
  '?': ['Show this list', 'この一覧を表示'],
})
