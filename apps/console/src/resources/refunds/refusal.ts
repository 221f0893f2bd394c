import { defineMessages, useText } from '@officina/ui/text'

/** Why a card took no money back, in words for the provider's code; a code that is not known is shown as it is. */
export function useRefusal(): (code: string | null | undefined) => string {
  const words: Record<string, string> = useText(messages)
  return (code) => (code ? (words[code] ?? code) : (words.unknown ?? ''))
}

const messages = defineMessages({
  charge_for_pending_refund_disputed: ['The charge is disputed', 'チャージバック申請中'],
  declined: ['Declined by the card’s bank', 'カード会社が拒否'],
  expired_or_canceled_card: ['Card expired or cancelled', 'カードの有効期限切れまたは解約'],
  insufficient_funds: ['Not enough balance at the provider', '決済サービスの残高不足'],
  lost_or_stolen_card: ['Card reported lost or stolen', 'カードの紛失・盗難'],
  merchant_request: ['Stopped at the merchant’s request', '加盟店による取り消し'],
  unknown: ['No reason given', '理由の通知なし'],
})
