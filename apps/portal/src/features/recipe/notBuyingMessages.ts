import { defineMessages } from '@officina/ui/text'

export const notBuyingMessages = defineMessages({
  ask: ['Not buying? Tell us why', '注文しない理由を伝える'],
  title: ['Why are you not buying it?', '注文しない理由'],
  text: [
    'Your doctor sees your answer with this recipe and can adjust the next one.',
    '担当医がレシピとあわせて確認し、今後の参考にします。',
  ],
  reason: ['Reason', '理由'],
  choose: ['Choose a reason', '理由を選択'],
  reasons: {
    price: ['The price', '価格'],
    already_have: ['I already have it', '手元にある'],
    side_effect: ['Side effects', '副作用が気になる'],
    prefer_other: ['I prefer something else', 'ほかの商品がよい'],
    not_needed: ['I do not need it', '必要がない'],
    other: ['Something else', 'その他'],
  },
  note: ['In your own words', '詳しい理由'],
  missingReason: ['Choose a reason.', '理由を選択してください。'],
  missingNote: ['Tell us why in a few words.', '理由をご記入ください。'],
  cancel: ['Cancel', 'キャンセル'],
  send: ['Send to my doctor', '担当医に送信する'],
  sent: ['Sent to your doctor.', '担当医に伝えました。'],
  told: (reason: string) => [
    `You told your doctor why you are not buying it: ${reason}.`,
    `注文しない理由を担当医に伝えました：${reason}`,
  ],
})
