import { useLocale } from './text.tsx'

/** Between two ends: `1 Oct 2026 – 31 Oct 2026`, `2026年10月1日〜2026年10月31日`. */
export const Dash = () => (useLocale() === 'ja' ? '〜' : ' – ')
