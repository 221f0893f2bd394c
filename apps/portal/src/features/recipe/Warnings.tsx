import { defineMessages, useText } from '@officina/ui/text'
import type { RecipeLine, Warning } from './draft.ts'
import { WarningText } from './WarningText.tsx'

const weights = ['block', 'stop', 'warn', 'info'] as const

/** Several warnings, the gravest first. What lasts too short a time is one of them, with all products it is about. */
export function Warnings(props: { warnings: Warning[]; lines: RecipeLine[] }) {
  const t = useText(messages)
  const short = props.warnings.filter(isShort)
  const together = [...new Set(short.map(wantedOf))].flatMap((wanted): Warning[] => {
    const alike = short.filter((warning) => wantedOf(warning) === wanted)
    const products = alike.map(({ line, detail }) =>
      t.product(props.lines[line ?? -1]?.product.title ?? '', Number(detail?.days)),
    )
    const message = t.short(products, wanted)
    return alike.length > 1 ? alike.slice(0, 1).map((first) => ({ ...first, message })) : alike
  })
  const shown = [...props.warnings.filter((warning) => !isShort(warning)), ...together]
  return shown
    .toSorted((a, b) => weights.indexOf(a.level) - weights.indexOf(b.level))
    .map((warning) => (
      <WarningText key={`${warning.line}${warning.code}${warning.message}`} warning={warning} />
    ))
}

const isShort = ({ code }: Warning) => code === 'SUPPLY_SHORT'
const wantedOf = ({ detail }: Warning) => Number(detail?.wanted)

const messages = defineMessages({
  product: (title: string, days: number) => [`${title} (${days} days)`, `${title}（${days}日分）`],
  short: (products: string[], wanted: number) => [
    `${products.length} products last less than ${wanted} days with all refills: ${products.join(', ')}.`,
    `再購入分を含めても${wanted}日分に足りない商品が${products.length}点あります：${products.join('、')}`,
  ],
})
