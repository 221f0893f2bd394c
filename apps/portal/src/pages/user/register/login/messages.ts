import { defineMessages } from '@officina/ui/text'

export const firstPasswordMessages = defineMessages({
  title: ['Choose a password', 'パスワードの設定'],
  lead: (clinic: string) => [
    `With it you sign in to see what ${clinic} has prepared for you.`,
    `${clinic}からのご案内を確認するためのパスワードを設定してください。`,
  ],
  email: ['Email', 'メールアドレス'],
  agree: ['I agree to the', '次の規約に同意します：'],
  terms: ['terms of service', '利用規約'],
  read: ['I have read the', '次の方針を確認しました：'],
  privacy: ['privacy policy', 'プライバシーポリシー'],
  health: [
    'My doctor may use my health data here for my care',
    '診療のために、担当の医師がここで私の健康情報を利用することに同意します',
  ],
  disclosure: [
    'I have read that my clinic earns a commission',
    'クリニックが手数料を受け取ることを確認しました',
  ],
  submit: ['Create account', 'アカウントを作成'],
  fill: ['Fill this in.', '入力してください。'],
  different: [
    'The two passwords differ. Type the same one twice.',
    '2つのパスワードが一致しません。同じものを入力してください。',
  ],
  consent: ['Tick the box to go on.', 'お進みいただくにはチェックが必要です。'],
  labels: {
    password: ['Password', 'パスワード'],
    password_confirmation: ['Password again', 'パスワード（確認）'],
    terms: ['Terms of service', '利用規約'],
    privacy: ['Privacy policy', 'プライバシーポリシー'],
    health_data_accepted: ['Health data', '健康情報'],
    disclosure: ['Disclosure', '利益の開示'],
  },
})
