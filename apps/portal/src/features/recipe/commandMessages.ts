import { defineMessages } from '@officina/ui/text'

/** What can be done with a recipe, and what is asked before; titles are given its number and the patient's name. */
export const commandMessages = defineMessages({
  edit: ['Create new version', '新しい版を作成'],
  editDraft: ['Edit', '編集'],
  renew: ['Renew', '更新'],
  copy: ['Duplicate', '複製'],
  toMine: ['Copy to my templates', 'マイテンプレートにコピー'],
  pdf: ['Schedule (PDF)', 'スケジュール（PDF）'],
  link: ['Copy link', 'リンクをコピー'],
  linkCopied: ['Link copied', 'リンクをコピーしました'],
  remind: ['Send reminder', 'リマインダーを送信'],
  resend: ['Resend email', 'メールを再送'],
  resendTitle: (_: string, name: string) => [
    `Resend this recipe’s email to ${name}?`,
    `${name}\u00a0様にこのレシピのメールを再送しますか？`,
  ],
  resendText: [
    'The same email as when the recipe was issued, with the same link.',
    '発行時と同じメールを、同じリンクで送信します。',
  ],
  compare: ['Compare with version …', '版を比較…'],
  hold: ['Put on hold', '一時停止'],
  resume: ['Release hold', '一時停止を解除'],
  cancel: ['Cancel recipe', 'レシピを中止'],
  void: ['Mark as entered in error', '誤発行にする'],
  delete: ['Delete draft', '下書きを削除'],
  more: ['More', 'その他'],
  holdTitle: (n: string) => [`Put recipe ${n} on hold?`, `レシピ ${n} を一時停止しますか？`],
  holdText: [
    'The patient sees it as paused and cannot order from it.',
    '患者さんには「一時停止中」と表示され、注文できなくなります。',
  ],
  resumeTitle: (n: string) => [
    `Release the hold on recipe ${n}?`,
    `レシピ ${n} の一時停止を解除しますか？`,
  ],
  resumeText: ['The patient can order from it again.', '患者さんが再び注文できるようになります。'],
  cancelTitle: (n: string) => [`Cancel recipe ${n}?`, `レシピ ${n} を中止しますか？`],
  cancelText: [
    'It ends permanently and is removed from the patient’s cart. Orders in progress are not cancelled.',
    'レシピは完全に終了し、患者さんのカートからも外れます。処理中の注文は取り消されません。',
  ],
  cancelReason: ['Reason', '理由'],
  cancelNote: ['Note', '補足'],
  voidTitle: (n: string) => [
    `Mark recipe ${n} as entered in error?`,
    `レシピ ${n} を誤発行にしますか？`,
  ],
  voidText: [
    'The patient no longer sees it. It stays in the history.',
    '患者さんには表示されなくなります。履歴には残ります。',
  ],
  remindTitle: (_: string, name: string) => [
    `Send ${name} a reminder?`,
    `${name}\u00a0様にリマインダーを送信しますか？`,
  ],
  remindText: [
    'You cannot send another reminder for some days.',
    '次のリマインダーは、数日間送信できません。',
  ],
  deleteTitle: () => ['Delete this draft?', 'この下書きを削除しますか？'],
  deleteText: ['This cannot be undone.', '削除すると元に戻せません。'],
  done: ['Done', '完了しました'],
  actions: (name: string) => [`Actions for ${name}`, `${name}の操作`],
})
