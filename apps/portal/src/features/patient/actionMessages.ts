import { defineMessages } from '@officina/ui/text'

export const actionMessages = defineMessages({
  menu: (name: string) => [`Actions for ${name}`, `${name}の操作`],
  newRecipe: ['Create recipe', 'レシピを作成'],
  orderFor: ['Order for this patient', '代理注文'],
  tooMany: [
    'Five invitations were sent in the last 24 hours. Try again later.',
    '24時間以内の招待メールが5通に達しました。時間をおいて送信してください。',
  ],
  link: {
    verb: ['Copy invitation link', '招待リンクをコピー'],
  },
  resend: {
    verb: ['Send invitation', '招待を送信'],
    title: (name: string) => [`Send an invitation to ${name}?`, `${name}に招待を送信しますか？`],
    consequence: (email: string) => [
      `A new link goes to ${email}. Every earlier link stops working.`,
      `${email} に新しいリンクを送信します。以前のリンクは無効になります。`,
    ],
    done: ['Invitation sent', '招待を送信しました'],
  },
  revoke: {
    verb: ['Revoke invitation', '招待を取り消す'],
    title: (name: string) => [`Revoke ${name}’s invitation?`, `${name}の招待を取り消しますか？`],
    consequence: () => [
      'The link stops working at once. The patient is not notified.',
      'リンクはすぐに無効になります。患者さんには通知されません。',
    ],
    done: ['Invitation revoked', '招待を取り消しました'],
  },
  archive: {
    verb: ['Archive', 'アーカイブ'],
    title: (name: string) => [`Archive ${name}?`, `${name}をアーカイブしますか？`],
    consequence: () => [
      'The patient can no longer sign in, see recipes or order. Orders already placed go ahead; repeats stop. All data is kept, and you can restore the patient until they join another clinic.',
      '患者さんはログインできなくなり、レシピの閲覧も注文もできません。受付済みの注文はそのまま続きますが、定期注文は停止します。データは保存され、元に戻せますが、患者さんがほかのクリニックに移った後は元に戻せません。',
    ],
    done: ['Patient archived', 'アーカイブしました'],
  },
  open: {
    orders: ['Open orders', '処理中の注文'],
    repeats: ['Repeats', '定期注文'],
    recipes: ['Recipes in force', '有効なレシピ'],
  },
  restore: {
    verb: ['Restore', '元に戻す'],
    title: (name: string) => [`Restore ${name}?`, `${name}を元に戻しますか？`],
    consequence: () => [
      'The patient returns to your list and, with an account, can sign in and order.',
      '患者一覧に戻ります。アカウントをお持ちの場合は、ログインと注文ができるようになります。',
    ],
    done: ['Patient restored', '元に戻しました'],
  },
  accept: {
    verb: ['Accept', '承認する'],
    title: (name: string) => [`Accept ${name} as a patient?`, `${name}の登録希望を承認しますか？`],
    consequence: (email: string) => [
      `An invitation goes to ${email}.`,
      `${email} に招待を送信します。`,
    ],
    done: ['Request accepted, invitation sent', '承認し、招待を送信しました'],
  },
  decline: {
    verb: ['Decline', 'お断りする'],
    title: (name: string) => [`Decline ${name}’s request?`, `${name}の登録希望をお断りしますか？`],
    consequence: () => [
      'The request is removed from your list. No email is sent.',
      '一覧から削除されます。メールは送信されません。',
    ],
    done: ['Request declined', 'お断りしました'],
  },
  declineReason: ['Reason', '理由'],
  declineNote: ['Note for myself', '自分用のメモ'],
  declineCodes: {
    not_my_patient: ['Not my patient', '当院の患者さんではない'],
    unknown_person: ['I do not know this person', 'ご本人を確認できない'],
    needs_visit: ['A visit is needed first', '先に診察が必要'],
    duplicate: ['Already in my list with another email', '別のメールアドレスで登録済み'],
    other: ['Another reason', 'その他'],
  },
  linkTitle: (name: string) => [`Invitation link for ${name}`, `${name}の招待リンク`],
  linkAsk: [
    'Creates a new link for you to pass on. With it, the patient has the invitation emailed and signs up from there. The link is shown once. Earlier links stop working.',
    '直接お渡しするための新しいリンクを作成します。患者さんはリンクを開いて招待メールを受け取り、そこから登録します。以前のリンクは無効になります。表示は1回限りです。',
  ],
  linkMake: ['Create link', 'リンクを作成'],
  linkCopy: ['Copy', 'コピー'],
  linkCopied: ['Link copied', 'リンクをコピーしました'],
  linkUntil: (day: string) => [`Works once, until ${day}.`, `1回限り有効です。有効期限：${day}`],
  linkField: ['Link', 'リンク'],
  close: ['Close', '閉じる'],
  cancel: ['Cancel', 'キャンセル'],
})
