import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { type DraftFields, isWholeLink } from './draft.ts'

type Links = DraftFields['links']
const most = 10

/** Where the evidence is. A link is saved as soon as it has words and an address. */
export function LinksField(props: { links: Links; onChange: (links: Links) => void }) {
  const t = useText(messages)
  const { links, onChange } = props
  const set = (index: number, change: Partial<Links[number]>) =>
    onChange(links.map((link, i) => (i === index ? { ...link, ...change } : link)))
  return (
    <Box component="fieldset" sx={frame}>
      <legend>{t.links}</legend>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name while it is typed
        <Box key={index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Field
              label={t.words(index + 1)}
              value={link.title}
              inputProps={{ maxLength: 100 }}
              onChange={(event) => set(index, { title: event.target.value })}
            />
            <Field
              label={t.address(index + 1)}
              type="url"
              value={link.url}
              error={!link.url || isWholeLink({ title: '-', url: link.url }) ? undefined : t.wrong}
              inputProps={{ maxLength: 500 }}
              onChange={(event) => set(index, { url: event.target.value.trim() })}
            />
          </Box>
          <IconButton
            aria-label={t.remove(index + 1)}
            onClick={() => onChange(links.filter((_, i) => i !== index))}
            sx={{ mt: 5 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {links.length < most && (
        <Button variant="outlined" onClick={() => onChange([...links, { title: '', url: '' }])}>
          {t.add}
        </Button>
      )}
    </Box>
  )
}

const frame = {
  border: 0,
  m: 0,
  mb: 5,
  p: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 },
}

const messages = defineMessages({
  links: ['Links', 'リンク'],
  words: (n: number) => [`Words of link ${n}`, `リンク${n}の表示名`],
  address: (n: number) => [`Address of link ${n}`, `リンク${n}のアドレス`],
  wrong: ['An address begins with https://', 'https:// から始まるアドレスを入力してください'],
  remove: (n: number) => [`Remove link ${n}`, `リンク${n}を削除`],
  add: ['Add a link', 'リンクを追加'],
})
