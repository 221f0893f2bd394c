import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Create recipe', 'レシピを作成'],
  titleEdit: (number: string, version: number) => [
    `Recipe ${number}, version ${version}`,
    `レシピ ${number}（第${version}版）`,
  ],
  draft: ['Draft', '下書き'],
  readOnly: ['You cannot write recipes now', '現在レシピは作成できません'],
  readOnlyText: [
    'While your account is suspended, you can view recipes but not write them.',
    'アカウントの利用停止中は、レシピの閲覧のみ可能です。',
  ],
  steps: ['Recipe steps', 'レシピ作成の手順'],
  step: {
    patient: ['Patient', '患者さん'],
    message: ['Message and files', 'メッセージ・添付'],
    review: ['Review', '確認'],
  },
  recipe: ['Recipe', 'レシピの内容'],
  // notices
  catalogClosed: [
    'You don’t have access to that catalog, so all products are shown.',
    'そのカタログは利用できないため、すべての商品を表示しています。',
  ],
  draftOpened: [
    'The next version already had a draft, so we opened it.',
    '次の版の下書きがすでにあったため、それを開きました。',
  ],
  unsent: (name: string, at: string, course: string | null) => [
    `You have a draft${course ? ` “${course}”` : ''} for ${name} from ${at}.`,
    `${name}\u00a0様の未発行の下書き${course ? `「${course}」` : ''}があります（${at}）。`,
  ],
  unsentNobody: (at: string, course: string | null) => [
    `You have a draft${course ? ` “${course}”` : ''} without a patient from ${at}.`,
    `患者未選択の下書き${course ? `「${course}」` : ''}があります（${at}）。`,
  ],
  continue: ['Continue', '続きを書く'],
  startNew: ['Start a new recipe', '新しく作成'],
  deleteUnsent: ['Delete draft', '下書きを削除'],
  failed: ['Not saved', '保存できませんでした'],
  gone: [
    'This draft was deleted elsewhere, so it can no longer be saved. What you wrote is still here.',
    'この下書きは別の画面で削除されたため、保存できません。入力した内容は残っています。',
  ],
  filesGone: ['Its files were deleted too.', '添付ファイルも削除されました。'],
  keepAsNew: ['Keep as a new draft', '新しい下書きとして保存'],
  discard: ['Discard', '破棄'],
  // patient
  patient: ['Patient', '患者さん'],
  patientHelp: ['Search by name, email or number', '氏名・メールアドレス・患者番号で検索'],
  patientNone: ['No patient found', '該当する患者さんがいません'],
  invite: ['Invite a patient', '患者を招待'],
  inviteNamed: (name: string) => [`Invite “${name}”…`, `「${name}」を招待…`],
  sendInvitation: ['Send invitation', '招待を送信'],
  invited: [
    'Invitation sent. This recipe is now for this patient.',
    '招待を送信し、この患者さんを選択しました。',
  ],
  inviteKnown: [
    'This address belongs to one of your patients.',
    'このメールアドレスは登録済みの患者さんのものです。',
  ],
  takeExisting: ['Choose this patient', 'この患者さんを選択'],
  patientFixed: ['A new version keeps its patient.', '新しい版では患者さんを変更できません。'],
  allergies: ['Allergies', 'アレルギー'],
  pregnancy: {
    yes: ['Pregnant', '妊娠中'],
    breastfeeding: ['Breastfeeding', '授乳中'],
  },
  notInvited: [
    'This patient has not been invited yet, so no email is sent when you issue. They can see the recipe after you invite them and they sign up.',
    'この患者さんはまだ招待されていないため、発行時にメールは送信されません。招待を受けて登録が完了すると、レシピを確認できます。',
  ],
  invitedAgain: [
    'This patient has not signed up yet. When you issue, we email the invitation again with a new link, and the earlier link stops working.',
    'この患者さんは登録が完了していません。発行すると新しいリンクの招待メールが再送され、以前のリンクは使用できなくなります。',
  ],
  notSignedUp: [
    'This patient has not signed up yet. No email is sent when you issue; they can see the recipe after they sign up.',
    'この患者さんは登録が完了していません。発行時にメールは送信されませんが、登録が完了するとレシピを確認できます。',
  ],
  // lines
  labelHelp: [
    'Up to 40 characters, such as “Skin – first 3 months”. All versions share it.',
    '40文字以内（例：肌 最初の3か月）。版をまたいで共通です。',
  ],
  // starting
  startFrom: ['Start from a template', 'テンプレートから作成'],
  // message
  messageHelp: [
    'The patient reads this first. Up to 2,000 characters.',
    '患者さんが最初に読む文章です。2,000文字以内。',
  ],
  files: ['Files for the patient', '患者さんへの添付ファイル'],
  filesHelp: [
    'PDF, JPG or PNG, up to 10 MB each, at most 10.',
    'PDF・JPG・PNG、1件10MBまで、最大10件。',
  ],
  uploading: ['Uploading', 'アップロード中'],
  fileRemoved: (name: string) => [`${name} removed`, `${name}を削除しました`],
  noteHelp: ['Never shown to the patient.', '患者さんには表示されません。'],
  // review
  lookAt: ['Check before you issue', '発行前の確認事項'],
  lookAgain: [
    'New warnings appeared. Review them, then issue again.',
    '新しい警告があります。確認してから、もう一度発行してください。',
  ],
  warnings: (n: number) => [n === 1 ? '1 warning' : `${n} warnings`, `警告 ${n}件`],
  nothing: ['Nothing to check. You can issue the recipe.', '確認事項はありません。発行できます。'],
  unchecked: ['Changes are checked when they are saved.', '変更した内容は、保存時に確認されます。'],
  forNobody: [
    'No warnings so far. Choose a patient to check age, allergies and other recipes too.',
    '今のところ確認事項はありません。患者さんを選ぶと、年齢・アレルギー・ほかのレシピも確認されます。',
  ],
  totals: [
    'Daily total of each ingredient, at the highest dose',
    '成分ごとの1日の合計（最大用量の場合）',
  ],
  subtotal: ['Subtotal', '小計'],
  discount: (percent: string) => [`Discount ${percent}`, `割引 ${percent}`],
  discounts: ['Discounts', '割引'],
  total: ['Total per order', '1回の注文の合計'],
  totalSoFar: ['Total per order before delivery', '1回の注文の合計（送料別）'],
  deliveryByAddress: ['Delivery depends on the address', '送料はお届け先により異なります'],
  delivery: ['Estimated delivery fee', '送料（目安）'],
  freeDelivery: ['Free delivery', '送料無料'],
  freeFrom: (sum: string) => [`free from ${sum}`, `${sum}以上で無料`],
  optionalTotal: ['Optional products', '任意の商品'],
  preview: ['Preview as patient', '患者さんの画面を確認'],
  previewTitle: (name: string) => [`What ${name} sees`, `${name}\u00a0様に表示される内容`],
  previewNobody: ['What the patient sees', '患者さんに表示される内容'],
  onlyYou: ['Only you see this', '患者さんには表示されません'],
  previewPdf: ['Schedule (PDF)', 'スケジュール（PDF）'],
  close: ['Close', '閉じる'],
  issue: ['Issue recipe', 'レシピを発行'],
  issueTitle: (name: string) => [
    `Issue this recipe to ${name}?`,
    `${name}\u00a0様にこのレシピを発行しますか？`,
  ],
  issueTitleNobody: ['Issue this recipe?', 'このレシピを発行しますか？'],
  choosePatient: ['Choose the patient.', '患者さんを選択してください。'],
  consequence: [
    'The patient can order from it at once. An issued recipe cannot be changed, but you can write a new version.',
    '患者さんはすぐに注文できます。発行後の内容は変更できませんが、新しい版を作成できます。',
  ],
  consequenceLater: [
    'The patient can order from it after signing up. An issued recipe cannot be changed, but you can write a new version.',
    '患者さんは登録の完了後に注文できます。発行後の内容は変更できませんが、新しい版を作成できます。',
  ],
  startsOn: ['Starts on', '開始日'],
  validUntil: (date: string) => [`Valid until ${date}`, `有効期限：${date}`],
  sendMail: (name: string) => [`Email ${name}`, `${name}\u00a0様にメールで知らせる`],
  supersede: (number: string, version: number) => [
    `End ${number} version ${version}, which this one replaces`,
    `${number} 第${version}版を終了する（この版に置き換え）`,
  ],
  gap: (date: string) => [
    `It ends as soon as you issue this recipe, and its products are off the patient’s schedule until ${date}.`,
    `発行するとすぐに終了し、${date}の開始まで、商品は患者さんのスケジュールに表示されません。`,
  ],
  carry: ['Count refills already used', '使用済みの再購入回数を引き継ぐ'],
  disclosure: ['Shown to the patient', '患者さんに表示される文'],
  override: ['Reason for overriding the warning', '警告があっても使用する理由'],
  overrideMissing: [
    'Enter a reason. It is kept with the recipe.',
    '理由を入力してください。レシピに記録されます。',
  ],
  issued: (number: string) => [`Recipe ${number} issued`, `レシピ ${number} を発行しました`],
  printSchedule: ['Print schedule', 'スケジュールを印刷'],
  copyLink: ['Copy link', 'リンクをコピー'],
  linkCopied: ['Patient link copied', '患者さん用のリンクをコピーしました'],
  another: ['Create another recipe', '続けて作成'],
  addFirst: ['Add at least one product.', '商品を1つ以上追加してください。'],
  mustFix: ['Before you can issue:', '発行するには、次の項目の対応が必要です：'],
  delete: ['Delete draft', '下書きを削除'],
  deleteTitle: ['Delete this draft?', 'この下書きを削除しますか？'],
  deleteText: ['What you wrote is deleted permanently.', '入力した内容は完全に削除されます。'],
  deleted: ['Draft deleted', '下書きを削除しました'],
  shortcuts: ['Keyboard shortcuts', 'キーボード操作'],
})
