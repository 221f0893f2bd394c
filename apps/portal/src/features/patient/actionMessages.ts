import { defineMessages } from '@officina/ui/text'

export const actionMessages = defineMessages({
  en: {
    menu: (name: string) => `Actions for ${name}`,
    newRecipe: 'New recipe',
    tooMany: 'Five invitations were sent in the last 24 hours. Try again later, or copy a link.',
    link: { verb: 'Copy invitation link' },
    resend: {
      verb: 'Send invitation',
      title: (name: string) => `Send an invitation to ${name}?`,
      consequence: (email: string) =>
        `A new link goes to ${email}. It works for 14 days; every earlier link stops working.`,
      done: 'Invitation sent',
    },
    revoke: {
      verb: 'Revoke invitation',
      title: (name: string) => `Revoke the invitation of ${name}?`,
      consequence: () => 'The link stops working at once. The patient is not told.',
      done: 'Invitation revoked',
    },
    archive: {
      verb: 'Archive',
      title: (name: string) => `Archive ${name}?`,
      consequence: () =>
        'The patient cannot sign in or order any more. All data are kept, and you can restore the patient.',
      done: 'Patient archived',
    },
    restore: {
      verb: 'Restore',
      title: (name: string) => `Restore ${name}?`,
      consequence: () =>
        'The patient is in your list again. With an account, the patient can sign in and order.',
      done: 'Patient restored',
    },
    accept: {
      verb: 'Accept',
      title: (name: string) => `Accept ${name} as a patient?`,
      consequence: (email: string) => `An invitation goes to ${email}.`,
      done: 'Accepted, invitation sent',
    },
    decline: {
      verb: 'Decline',
      title: (name: string) => `Decline the request of ${name}?`,
      consequence: () => 'The request leaves your list. No mail is sent.',
      done: 'Request declined',
    },
    declineReason: 'Reason',
    declineNote: 'Note for myself',
    declineCodes: {
      not_my_patient: 'Not a patient of mine',
      unknown_person: 'I do not know this person',
      needs_visit: 'A visit is needed first',
      duplicate: 'Already in my list under another address',
      other: 'Another reason',
    },
    linkTitle: (name: string) => `Invitation link for ${name}`,
    linkAsk:
      'A new link is made for you to hand over. Every earlier link stops working. It is shown once.',
    linkMake: 'Make link',
    linkCopy: 'Copy',
    linkCopied: 'Link copied',
    linkUntil: (day: string) => `Works once, until ${day}.`,
    linkField: 'Link',
    close: 'Close',
    cancel: 'Cancel',
  },
  ja: {
    menu: (name) => `${name}の操作`,
    newRecipe: 'レシピ作成',
    tooMany: '24時間以内の招待メールが5通に達しました。時間をおくか、リンクをコピーしてください。',
    link: { verb: '招待リンクをコピー' },
    resend: {
      verb: '招待を送信',
      title: (name) => `${name}に招待を送信しますか？`,
      consequence: (email) =>
        `${email} に新しいリンクを送信します。有効期限は14日間で、以前のリンクは無効になります。`,
      done: '招待を送信しました',
    },
    revoke: {
      verb: '招待を取り消す',
      title: (name) => `${name}の招待を取り消しますか？`,
      consequence: () => 'リンクはすぐに無効になります。患者さんには通知されません。',
      done: '招待を取り消しました',
    },
    archive: {
      verb: 'アーカイブ',
      title: (name) => `${name}をアーカイブしますか？`,
      consequence: () =>
        '患者さんはサインインも注文もできなくなります。データは保存され、あとで元に戻せます。',
      done: 'アーカイブしました',
    },
    restore: {
      verb: '元に戻す',
      title: (name) => `${name}を元に戻しますか？`,
      consequence: () =>
        '患者一覧に戻ります。アカウントをお持ちの場合は、サインインと注文ができるようになります。',
      done: '元に戻しました',
    },
    accept: {
      verb: '承認する',
      title: (name) => `${name}の登録希望を承認しますか？`,
      consequence: (email) => `${email} に招待を送信します。`,
      done: '承認し、招待を送信しました',
    },
    decline: {
      verb: 'お断りする',
      title: (name) => `${name}の登録希望をお断りしますか？`,
      consequence: () => '一覧から削除されます。メールは送信されません。',
      done: 'お断りしました',
    },
    declineReason: '理由',
    declineNote: '自分用のメモ',
    declineCodes: {
      not_my_patient: '当院の患者さんではない',
      unknown_person: 'ご本人を確認できない',
      needs_visit: '先に診察が必要',
      duplicate: '別のアドレスで登録済み',
      other: 'その他',
    },
    linkTitle: (name) => `${name}の招待リンク`,
    linkAsk:
      '直接お渡しするための新しいリンクを作成します。以前のリンクは無効になります。表示は1回限りです。',
    linkMake: 'リンクを作成',
    linkCopy: 'コピー',
    linkCopied: 'リンクをコピーしました',
    linkUntil: (day) => `1回限り有効です。有効期限：${day}`,
    linkField: 'リンク',
    close: '閉じる',
    cancel: 'キャンセル',
  },
})
