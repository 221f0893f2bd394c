import type { AgreedDocument } from '../legalVersions.ts'
import type { Locale } from '../locale.ts'

export const legalTitles: Record<AgreedDocument, Record<Locale, string>> = {
  'terms-of-service': { en: 'Terms of service', ja: '利用規約' },
  'terms-of-service-doctors': { en: 'Terms of service for doctors', ja: '医師向け利用規約' },
  'privacy-policy': { en: 'Privacy policy', ja: 'プライバシーポリシー' },
}
