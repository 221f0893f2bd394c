import type { PublishedDocument } from '../legalVersions.ts'
import type { Locale } from '../locale.ts'

export const legalTitles: Record<PublishedDocument, Record<Locale, string>> = {
  'terms-of-service': { en: 'Terms of service', ja: '利用規約' },
  'terms-of-service-doctors': { en: 'Terms of service for doctors', ja: '医師向け利用規約' },
  'privacy-policy': { en: 'Privacy policy', ja: 'プライバシーポリシー' },
  'returns-policy': { en: 'Returns policy', ja: '返品・キャンセルについて' },
  'commerce-notice': {
    en: 'Commerce notice (Japan)',
    ja: '特定商取引法に基づく表記',
  },
}
