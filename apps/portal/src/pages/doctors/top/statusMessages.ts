import { businessDays } from '@officina/shared/businessDays'
import { defineMessages } from '@officina/ui/text'

export const statusMessages = defineMessages({
  title: ['Your application', '申請状況'],
  stepSent: ['Sent', '送信'],
  stepReview: ['Under review', '審査'],
  stepAnswer: ['Your answer', 'ご回答'],
  stepDecision: ['Decision', '結果'],
  applied: ['We are checking your application', '申請内容を確認しています'],
  appliedText: (days: number) => [
    `We usually decide within ${businessDays(days)} and email you our decision. Until then you can add documents.`,
    `通常${days}営業日以内に審査し、結果をメールでお知らせします。その間も書類を追加できます。`,
  ],
  since: ['Under review since', '審査開始日'],
  number: ['Application number', '申請番号'],
  email: ['Email', 'メールアドレス'],
  needsInfo: ['We need more information', '追加の情報が必要です'],
  needsInfoText: [
    'Change what is asked for below or add a document, then send the application again.',
    '下記の項目を変更するか書類を追加し、もう一度送信してください。',
  ],
  rejected: ['Your application was not approved', '申請は承認されませんでした'],
  reason: ['Reason', '理由'],
  question: ['Question', 'ご質問'],
  again: [
    'You can correct your application and apply again.',
    '内容を修正して、もう一度申請できます。',
  ],
  againFrom: (day: string) => [
    `You can apply again from ${day}.`,
    `${day}以降に、もう一度申請できます。`,
  ],
  approved: ['Your application was approved', '申請が承認されました'],
  approvedText: ['Reload the page to start.', 'ページを再読み込みして始めてください。'],
  reload: ['Reload page', '再読み込み'],
  details: ['What you sent', '申請内容'],
  documents: ['Documents', '書類'],
  noDocuments: ['No documents.', '書類はありません。'],
  add: ['Add documents', '書類を追加'],
  addHelp: [
    'JPG, PNG, PDF or TIFF, up to 10 MB each. Name and expiry must be legible.',
    'JPG、PNG、PDF、TIFF（1件10MBまで）。氏名と有効期限が読み取れるものをご用意ください。',
  ],
  upload: ['Send documents', '書類を送信'],
  added: ['Documents added', '書類を追加しました'],
  sendAgain: ['Send again', 'もう一度送信'],
  applyAgain: ['Apply again', 'もう一度申請する'],
  sent: ['Application sent', '申請を送信しました'],
})
