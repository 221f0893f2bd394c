import { defineMessages } from '@officina/ui/text'

export const notBuyingMessages = defineMessages({
  ask: ['Not buying? Tell us why', '注文しない理由を伝える'],
  title: ['Why do you not buy it?', '注文しない理由'],
  text: [
    'Your doctor reads it with the recipe. It helps with the next one.',
    '担当医がレシピとあわせて確認し、今後の参考にします。',
  ],
  reason: ['Reason', '理由'],
  choose: ['Choose a reason', '理由を選択'],
  reasons: {
    price: ['The price', '価格'],
    already_have: ['I have it already', '手元にある'],
    side_effect: ['Side effects', '副作用が気になる'],
    prefer_other: ['I prefer something else', 'ほかの商品がよい'],
    not_needed: ['I do not need it', '必要がない'],
    other: ['Something else', 'その他'],
  },
  note: ['In your words', '詳しい理由'],
  missingReason: ['Choose a reason.', '理由を選択してください。'],
  missingNote: ['Say in a few words why.', '理由をご記入ください。'],
  cancel: ['Cancel', 'キャンセル'],
  send: ['Send to my doctor', '担当医に送る'],
  sent: ['Your doctor will read it.', '担当医に伝えました。'],
  told: (reason: string) => [
    `You told your doctor why you do not buy it: ${reason}.`,
    `注文しない理由を担当医に伝えました：${reason}`,
  ],
})
