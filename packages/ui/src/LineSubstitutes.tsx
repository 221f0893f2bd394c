import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { supplyOf } from '@officina/shared/dosage/supply'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import type { Locale } from '@officina/shared/locale'
import { Disclosure } from './Disclosure.tsx'
import { lineFieldWords } from './lineFieldWords.ts'
import {
  type FoundProduct,
  type SubstitutePack,
  substitutesFound,
  type WrittenLine,
} from './recipeLine.ts'
import { SearchInput } from './SearchInput.tsx'
import { Status } from './StatusChip.tsx'
import { defineMessages, useLocale, useText } from './text.tsx'

type Line = Omit<WrittenLine, 'substitute_packs'> & { substitute_packs: SubstitutePack[] }
type Props<L extends Line> = {
  line: L
  onChange: (line: L) => void
  error?: string | undefined
  text: string
  onText: (text: string) => void
  /** The line's product: its other packs are offered while nothing is typed. */
  product: { variants: Parameters<typeof substitutesFound>[1] } | undefined
  /** What the typed text finds; undefined while it is looked for. */
  found: readonly FoundProduct[] | undefined
}

const most = 10

/** What may be sent instead when the product is not there, and how long each would last. */
export function LineSubstitutes<L extends Line>(props: Props<L>) {
  const t = useText(messages)
  const { substitutes } = useText(lineFieldWords)
  const locale = useLocale()
  const { line, error, text, found } = props
  const chosen = line.substitute_packs
  const set = (packs: SubstitutePack[]) =>
    props.onChange({
      ...line,
      substitute_packs: packs,
      substitutes: packs.map((pack) => pack.variant_id),
    })
  const offered = substitutesFound(line, props.product?.variants ?? [], text ? (found ?? []) : null)
  return (
    <Disclosure summary={t.summary(chosen.length)} open={chosen.length > 0 || Boolean(error)}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{t.help}</Box>
      <Box component="ul" aria-label={substitutes} sx={list}>
        {chosen.map((pack) => (
          <Box component="li" key={pack.variant_id} sx={row}>
            <PackFacts pack={pack} line={line} />
            <IconButton
              aria-label={t.remove(nameOf(pack, locale))}
              onClick={() => set(chosen.filter((each) => each !== pack))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {chosen.length < most && (
        <>
          <Box sx={{ '& .MuiInputBase-root': { width: '100%' } }}>
            <SearchInput label={t.search} value={text} onChange={props.onText} />
          </Box>
          <Box component="ul" aria-label={t.offered} sx={list}>
            {offered.map((pack) => (
              <Box component="li" key={pack.variant_id} sx={row}>
                <PackFacts pack={pack} line={line} />
                <Button
                  data-once
                  variant="outlined"
                  aria-label={t.allow(nameOf(pack, locale))}
                  onClick={() => set([...chosen, pack])}
                >
                  {t.add}
                </Button>
              </Box>
            ))}
          </Box>
          {text && found?.length === 0 && <Box sx={{ mt: 2 }}>{t.none}</Box>}
        </>
      )}
    </Disclosure>
  )
}

function PackFacts({ pack, line }: { pack: SubstitutePack; line: Line }) {
  const t = useText(messages)
  const locale = useLocale()
  const supply = supplyOf(line, pack)
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <div>{nameOf(pack, locale)}</div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {[pack.brand, supply && t.lasts(supply.days_supply)].filter(Boolean).join(' · ')}
      </Box>
      {pack.availability !== 'in_stock' && <Status kind="availability" value={pack.availability} />}
    </Box>
  )
}

const nameOf = (pack: SubstitutePack, locale: Locale) =>
  titleWithPack(pack.title, pack.variant_title, locale)
const list = { listStyle: 'none', m: 0, p: 0 }
const row = { display: 'flex', alignItems: 'center', gap: 3, py: 2 }

const messages = defineMessages({
  summary: (n: number) => [
    n === 0 ? 'Allowed substitutes' : n === 1 ? '1 allowed substitute' : `${n} allowed substitutes`,
    n === 0 ? '代替品' : `代替品：${n}点`,
  ],
  help: [
    'Offered to the patient when the product is not available.',
    '商品を発送できないときに、患者さんに提案されます。',
  ],
  offered: ['Possible substitutes', '代替品の候補'],
  search: ['Search for a substitute', '代替品を検索'],
  allow: (name: string) => [`Add ${name} as a substitute`, `${name}を代替品として追加`],
  add: ['Add', '追加'],
  remove: (name: string) => [`Remove ${name}`, `${name}を削除`],
  lasts: (days: number) => [
    `One order lasts about ${days === 1 ? '1 day' : `${days} days`}`,
    `1回の注文で約${days}日分`,
  ],
  none: ['No products', '商品がありません'],
})
