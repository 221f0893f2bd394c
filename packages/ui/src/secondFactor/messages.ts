import { defineMessages } from '../text.tsx'

export const messages = defineMessages({
  required: [
    'Two-factor authentication is required for your account.',
    'このアカウントでは二要素認証が必須です。',
  ],
  app: ['Authenticator app', '認証アプリ'],
  appOn: ['On', '有効'],
  appText: [
    'A 6-digit code from an app on your phone.',
    'スマートフォンの認証アプリに表示される6桁のコードです。',
  ],
  setUpApp: ['Set up authenticator app', '認証アプリを設定'],
  turnOff: ['Turn off', '無効にする'],
  passkeys: ['Passkeys', 'パスキー'],
  passkeysText: [
    'Sign in with your fingerprint, face or screen lock, without a password.',
    '指紋、顔、画面ロックで、パスワードなしでログインできます。',
  ],
  noPasskeyHere: [
    'Passkeys need this site to be opened by its domain name.',
    'パスキーは、このサイトをドメイン名で開いた場合に使用できます。',
  ],
  addPasskey: ['Add passkey', 'パスキーを追加'],
  lastUsed: ['Last used', '最終使用'],
  neverUsed: ['Not used yet', '未使用'],
  rename: ['Rename', '名前を変更'],
  remove: ['Remove', '削除'],
  renameName: (name: string) => [`Rename ${name}`, `${name}の名前を変更`],
  removeName: (name: string) => [`Remove ${name}`, `${name}を削除`],
  codes: ['Recovery codes', '回復コード'],
  codesText: [
    'Each code signs you in once when you do not have your phone or passkey.',
    'スマートフォンやパスキーを使えないとき、コード1個につき1回ログインできます。',
  ],
  codesLeft: (left: number) => [
    `${left} recovery ${left === 1 ? 'code' : 'codes'} left`,
    `回復コード：残り${left}個`,
  ],
  renewCodes: ['Generate new codes', '新しいコードを発行'],
  renewTitle: ['Generate new recovery codes?', '回復コードを再発行しますか？'],
  renewText: [
    'You get 10 new codes; the old ones stop working.',
    '新しいコードを10個発行し、以前のコードは使用できなくなります。',
  ],
  trusted: ['Trusted browsers', '信頼済みブラウザー'],
  trustedText: [
    'These browsers are not asked for a second factor until the date shown.',
    '表示の日付まで、これらのブラウザーでは二要素認証を省略します。',
  ],
  until: ['Until', '期限'],
  thisBrowser: ['This browser', 'このブラウザー'],
  unknownDevice: ['Unknown browser', '不明なブラウザー'],
  device: (browser: string, system: string) => [
    `${browser} on ${system}`,
    `${browser}（${system}）`,
  ],
  beginTitle: ['Set up two-factor authentication', '二要素認証を設定'],
  beginText: [
    'You will sign in with your password and a code from an authenticator app on your phone.',
    '設定すると、ログインにはパスワードと、スマートフォンの認証アプリのコードが必要になります。',
  ],
  next: ['Continue', '次へ'],
  scanTitle: ['Scan this with your authenticator app', '認証アプリで読み取ってください'],
  scanText: [
    'Then enter the code from the app. Nothing changes until you do.',
    '続いて、アプリに表示されたコードを入力してください。入力するまで設定は変わりません。',
  ],
  turnOn: ['Turn on', '有効にする'],
  qr: ['QR code for your authenticator app', '認証アプリ用のQRコード'],
  byHand: ['Or enter this key in the app:', 'または、次のキーをアプリに入力してください：'],
  offTitle: ['Turn off the authenticator app?', '認証アプリを無効にしますか？'],
  offText: [
    'Codes from the app will no longer sign you in.',
    '認証アプリのコードではログインできなくなります。',
  ],
  password: ['Current password', '現在のパスワード'],
  code: ['Code', '認証コード'],
  codeOfApp: [
    '6 digits. The code changes every 30 seconds.',
    '6桁の数字です。30秒ごとに新しいコードが表示されます。',
  ],
  codeHelp: [
    'The 6-digit code from your app, or an unused recovery code.',
    '認証アプリの6桁の数字、または未使用の回復コードです。',
  ],
  recoveryHelp: ['An unused recovery code.', '未使用の回復コードです。'],
  orEmpty: [
    'You can leave this empty for 10 minutes after signing in with a code.',
    'コードでログインしてから10分以内は、空欄のままで進めます。',
  ],
  orPasskey: ['Leave it empty to use your passkey.', '空欄のまま進むと、パスキーで確認します。'],
  addTitle: ['Add a passkey', 'パスキーを追加'],
  addText: [
    'Your browser asks for your fingerprint, face, screen lock or security key next.',
    '続いて、指紋、顔、画面ロック、セキュリティキーのいずれかをブラウザーが確認します。',
  ],
  beginAgain: [
    'The passkey was not created in time. Confirm again that it is you; a code works only once.',
    '時間内にパスキーを作成できませんでした。もう一度ご本人の確認をお願いします。同じコードは使用できません。',
  ],
  tryAgain: [
    'The passkey was not created in time. Try again.',
    '時間内にパスキーを作成できませんでした。もう一度お試しください。',
  ],
  passkeyName: ['Name', '名前'],
  passkeyNameHelp: [
    'So that you recognise it, for example “Office laptop”.',
    '「診察室のパソコン」など、見分けやすい名前を付けてください。',
  ],
  renameTitle: (name: string) => [`Rename ${name}`, `${name}の名前を変更`],
  save: ['Save', '保存'],
  removeTitle: (name: string) => [`Remove ${name}?`, `${name}を削除しますか？`],
  removeText: [
    'This passkey no longer signs you in. Remove it from your device as well.',
    'このパスキーではログインできなくなります。端末に保存されたパスキーも削除してください。',
  ],
  removeVerb: ['Remove passkey', 'パスキーを削除'],
  keep: ['Save your recovery codes', '回復コードを保管してください'],
  keepText: [
    'Without your phone, each code signs you in once. They are shown only now: print them or save them in your password manager.',
    'スマートフォンが手元にないとき、コード1個につき1回ログインできます。表示されるのは今回だけです。印刷するか、パスワード管理ツールなどに保存してください。',
  ],
  copy: ['Copy', 'コピー'],
  copied: ['Codes copied', 'コードをコピーしました'],
  download: ['Download', 'ダウンロード'],
  file: (brand: string) => [
    `${brand}: recovery codes. Each works once.`,
    `${brand} 回復コード（各1回限り）`,
  ],
  kept: ['I have saved them', '保管しました'],
})
