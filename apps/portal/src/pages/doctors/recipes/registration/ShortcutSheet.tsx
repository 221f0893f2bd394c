import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { defineMessages, useText } from '@officina/ui/text'
import { messages } from './messages.ts'

/** The list of keys. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const { keys } = useText(rows)
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" component="h2" variant="h2">
        {t.shortcuts}
      </DialogTitle>
      <DialogContent>
        <Box component="pre" sx={{ m: 0, font: 'inherit', whiteSpace: 'pre-wrap' }}>
          {keys}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

const rows = defineMessages({
  en: {
    keys: [
      ['/', 'go to the product search'],
      ['Enter', 'in the search: add the first product and search for the next'],
      ['↓ ↑', 'through the products found'],
      ['Esc', 'back to the search'],
      ['F2', 'to the dosage of the open product'],
      ['Ctrl + Enter', 'look it over; again: issue'],
      ['?', 'this list'],
    ]
      .map((row) => row.join(' \u2003 '))
      .join('\n'),
  },
  ja: {
    keys: [
      ['/', '商品検索へ移動'],
      ['Enter', '検索欄で：先頭の商品を追加して次を検索'],
      ['↓ ↑', '検索結果の移動'],
      ['Esc', '検索欄に戻る'],
      ['F2', '開いている商品の用量へ'],
      ['Ctrl + Enter', '確認画面を開く。もう一度押すと発行'],
      ['?', 'この一覧'],
    ]
      .map((row) => row.join(' \u2003 '))
      .join('\n'),
  },
})
