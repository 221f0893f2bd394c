import { phoneProblem } from '@officina/shared/phoneProblem'
import { defineMessages } from '@officina/ui/text'

export const signUpMessages = defineMessages({
  title: ['Your application', '申請内容の入力'],
  lead: [
    'Takes about five minutes. What you type is kept in this browser until you send it, except passwords and files.',
    '所要時間は5分ほどです。入力内容は送信までこのブラウザーに保存されます（パスワードとファイルは保存されません）。',
  ],
  restored: ['We restored what you typed before.', '前回の入力内容を復元しました。'],
  startOver: ['Start over', '最初から入力する'],
  email: ['Email (confirmed)', 'メールアドレス（確認済み）'],
  filesHelp: [
    'JPG, PNG, PDF or TIFF, up to 5 files of 10 MB. Name and expiry must be legible.',
    'JPG、PNG、PDF、TIFF。1件10MBまで、5件まで。氏名と有効期限が読み取れるものをお送りください。',
  ],
  filesHelpWithoutEnd: [
    'JPG, PNG, PDF or TIFF, up to 5 files of 10 MB. The name must be legible.',
    'JPG、PNG、PDF、TIFF。1件10MBまで、5件まで。氏名が読み取れるものをお送りください。',
  ],
  consents: ['Agreements', '同意事項'],
  disclosure: [
    'I will disclose my financial interest to my patients',
    '自らの経済的利益について患者に開示します',
  ],
  marketing: ['Email me news about products', '商品に関するお知らせをメールで受け取る'],
  submit: ['Send application', '申請を送信'],
  sending: ['Sending', '送信しています'],
  progress: ['Sending the application', '申請を送信しています'],
  checking: ['Checking', '確認しています'],
  sent: (percent: number) => [`${percent}% sent`, `${percent}% 送信済み`],
  login: ['Already have an account? Sign in', 'アカウントをお持ちの方はログイン'],
  labels: {
    password: ['Password', 'パスワード'],
    password_confirmation: ['Confirm password', 'パスワード（確認）'],
    licence_file: ['Scan or photo of the licence', '免許証の写しまたは写真'],
    terms: ['Terms of service for doctors', '医師向け利用規約'],
    privacy: ['Privacy policy', 'プライバシーポリシー'],
    disclosure_accepted: ['Financial interest', '経済的利益の開示'],
  },
  problems: {
    required: ['Fill in this field.', '入力してください。'],
    length: (least: number) => [
      `Use ${least} to 128 characters.`,
      `${least}文字以上128文字以内で入力してください。`,
    ],
    not_email: [
      'Choose a password without your email address or the part before the @.',
      'メールアドレスや@より前の部分を含まないパスワードにしてください。',
    ],
    not_common: [
      'This password is too common. Choose a different one.',
      'よく使われるパスワードです。別のパスワードを入力してください。',
    ],
    phone: [phoneProblem.en, phoneProblem.ja],
    clinic_postal_code: [
      'Enter a postal code such as 10001.',
      '郵便番号を 100-0001 のように入力してください。',
    ],
    website: [
      'Enter the website as https://example.org.',
      'https://example.org の形式で入力してください。',
    ],
    expired: [
      'The licence has expired. Renew it before you apply.',
      '免許の有効期限が切れています。更新してからお申し込みください。',
    ],
    file: ['Add at least one scan or photo.', '写しまたは写真を1件以上追加してください。'],
    consent: ['Tick the box to continue.', 'お進みいただくにはチェックが必要です。'],
  },
})
