/**
 * What a patient agrees to when a card is saved. Whoever has agreed is kept with the version: a changed text is a
 * new version, and the old one stays here.
 */
export const cardConsents: Record<string, { en: string; ja: string }> = {
  '2026-11-26': {
    en: 'Save this card for my next orders. Our payment provider stores it; we only see its brand and last four digits. It is charged only for orders I place or have agreed to repeat. I can remove it at any time in my account settings.',
    ja: 'このカードを次回以降のご注文のために保存します。カード情報は決済サービスが保管し、当店に表示されるのはカードの種類と下4桁のみです。請求は、ご自身のご注文または定期注文として同意された分に限ります。アカウント設定からいつでも削除できます。',
  },
}

/** The version in force. */
export const cardConsentVersion = '2026-11-26'
