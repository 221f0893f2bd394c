import Box from '@mui/material/Box'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { InputProps } from '../../schema/overrides.ts'
import { fieldLabel } from '../../schema/words.ts'

/** The input of a setting; where Shopify decides it, its name and where it is edited instead. */
export function UnlessShopify({
  source,
  field,
  place,
  children,
}: InputProps & { place: readonly [en: string, ja: string] | undefined; children: ReactNode }) {
  const t = useText(messages)
  const locale = useLocale()
  const shop = useRecordContext<{ id: string; connected_shop: string | null }>()?.connected_shop
  if (!shop || !place) return children
  return (
    <Box sx={{ mb: 6, '&:last-child': { mb: 0 } }}>
      <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{fieldLabel(source, field, locale)}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t.decided(place[locale === 'ja' ? 1 : 0])}
        <Space />
        <a href={`https://${shop}/admin`} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  decided: (place: string) => [
    `Shopify manages this. Edit it in the Shopify admin: ${place}.`,
    `Shopifyで管理されています。Shopify管理画面の「${place}」で変更してください。`,
  ],
  open: ['Open Shopify admin', 'Shopify管理画面を開く'],
})
