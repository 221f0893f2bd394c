import type { MailFacts } from './facts.ts'

/** Mails to doctors and to those who apply to be one. */
export const doctorMails = {
  'doctor-registration': {
    name: ['Start of an application', '申請手続きの案内'],
    when: ['A doctor signs up', '医師が登録を始めたとき'],
  },
  'doctor-account-exists': {
    name: ['Account exists', 'アカウント登録済み'],
    when: [
      'Someone signs up with an address that has an account',
      '登録済みのアドレスで申請があったとき',
    ],
  },
  'doctor-invited': {
    name: ['Invitation to apply', '申請への招待'],
    when: ['An administrator adds a doctor', '管理者が医師を追加したとき'],
  },
  'doctor-application-received': {
    name: ['Application received', '申請の受付'],
    when: ['An application is submitted', '申請が提出されたとき'],
  },
  'doctor-application-lapsing': {
    name: ['Application expires', '申請の期限'],
    when: ['An unfinished application is about to end', '未完了の申請の期限が近いとき'],
  },
  'doctor.needs_info': {
    name: ['Question about an application', '申請についての確認'],
    when: ['A reviewer asks the applicant', '審査担当者が申請者に質問したとき'],
  },
  'doctor.needs_info_reminder': {
    name: ['Question reminder', '確認のリマインダー'],
    when: ['The applicant has not answered', '申請者から回答がないとき'],
  },
  'doctor.approved': {
    name: ['Application approved', '申請の承認'],
    when: ['A doctor is approved', '医師が承認されたとき'],
  },
  'doctor.rejected': {
    name: ['Application rejected', '申請の却下'],
    when: ['An application is rejected', '申請が却下されたとき'],
  },
  'doctor.suspended': {
    name: ['Account suspended', 'アカウントの停止'],
    when: ['A doctor is suspended', '医師が利用停止になったとき'],
  },
  'doctor.reinstated': {
    name: ['Account reinstated', 'アカウントの再開'],
    when: ['A suspension ends', '利用停止が解除されたとき'],
  },
  'doctor.closed': {
    name: ['Account closed', 'アカウントの閉鎖'],
    when: ['An account is closed', 'アカウントが閉鎖されたとき'],
  },
  licence_expiring: {
    name: ['Licence expires', '免許の期限'],
    when: ['A licence ends soon, or has ended', '免許の期限が近い、または切れたとき'],
  },
  'licence-renewal-asked': {
    name: ['Licence renewal requested', '免許の更新のお願い'],
    when: ['An administrator asks for the renewed licence', '管理者が更新後の免許を求めたとき'],
  },
  'licence-renewed': {
    name: ['Renewed licence accepted', '免許の更新の確認'],
    when: ['A renewed licence is accepted', '更新後の免許を確認したとき'],
  },
  'licence-renewal-declined': {
    name: ['Renewed licence declined', '免許の更新の不備'],
    when: ['A renewed licence cannot be accepted', '更新後の免許を確認できないとき'],
  },
  'doctor.rate_changed': {
    name: ['Commission rate changed', '手数料率の変更'],
    when: ['A doctor’s commission rate changes', '医師の手数料率が変わるとき'],
  },
  doctor_digest: {
    name: ['Daily digest', '毎日のまとめ'],
    when: [
      'Recipes were not ordered or products are not available',
      '注文のないレシピや欠品があるとき',
    ],
  },
  'patient-activated': {
    name: ['Patient has joined', '患者の登録'],
    when: ['A patient accepts an invitation', '患者が招待を受けたとき'],
  },
  'patient-link-requested': {
    name: ['Patient asks to join', '患者の登録希望'],
    when: ['A patient uses the clinic code', '患者がクリニックコードを使ったとき'],
  },
  'invitation-renewal-asked': {
    name: ['New invitation requested', '新しい招待の依頼'],
    when: [
      'A patient whose invitation no longer works asks for another',
      '招待が無効になった患者が、新しい招待を依頼したとき',
    ],
  },
  'patient-joined': {
    name: ['Patient moved to you', '患者の引き継ぎ'],
    when: ['A patient moves to this doctor', '患者の担当医になったとき'],
  },
  'patient-left': {
    name: ['Patient moved away', '患者の転出'],
    when: ['A patient moves to another doctor', '患者の担当医が変わったとき'],
  },
  recipe_expiring_doctor: {
    name: ['Recipe expires', 'レシピの期限'],
    when: ['14 and 3 days before a recipe expires', 'レシピの期限の14日前と3日前'],
  },
  recipe_held_doctor: {
    name: ['Recipe paused for safety', 'レシピの一時停止'],
    when: ['An administrator pauses a recipe', '管理者がレシピを一時停止したとき'],
  },
  recipe_resumed_doctor: {
    name: ['Recipe resumed', 'レシピの再開'],
    when: ['An administrator ends the pause', '管理者が一時停止を解除したとき'],
  },
  recipe_voided_doctor: {
    name: ['Recipe entered in error', 'レシピの取り消し'],
    when: [
      'An administrator marks a recipe as entered in error',
      '管理者がレシピを誤発行として取り消したとき',
    ],
  },
  template_published: {
    name: ['New version of a template', 'テンプレートの新しい版'],
    when: ['A template the doctor has used changes', '利用したテンプレートが更新されたとき'],
  },
  template_retired: {
    name: ['Template retired', 'テンプレートの公開終了'],
    when: ['A template the doctor has used is retired', '利用したテンプレートが公開終了したとき'],
  },
  questionnaire_submitted: {
    name: ['Questionnaire answered', '問診票の回答'],
    when: ['A patient submits answers', '患者が問診票を提出したとき'],
  },
  request_received: {
    name: ['Request from a patient', '患者からのリクエスト'],
    when: ['A patient sends a request', '患者がリクエストを送ったとき'],
  },
  request_expiring: {
    name: ['Request expires', 'リクエストの期限'],
    when: ['A request has not been answered', 'リクエストが未回答のまま期限に近づいたとき'],
  },
  product_report: {
    name: ['Product report', '商品の報告'],
    when: [
      'A patient reports a reaction or poor quality',
      '患者が商品への反応や品質の問題を報告したとき',
    ],
  },
  order_placed_doctor: {
    name: ['Patient has ordered', '患者の注文'],
    when: ['A patient places an order', '患者が注文したとき'],
  },
  statement_closed: {
    name: ['Statement ready', '精算書の確定'],
    when: ['A month is closed', '月が締められたとき'],
  },
  statement_paid: {
    name: ['Statement paid', 'お振込'],
    when: ['A payout is recorded', '振込が記録されたとき'],
  },
  statement_failed: {
    name: ['Payout failed', '振込の失敗'],
    when: ['A transfer came back', '振込ができなかったとき'],
  },
  statement_voided: {
    name: ['Statement voided', '精算書の無効化'],
    when: ['A statement is voided, with or without a replacement', '精算書が無効になったとき'],
  },
  bank_changed: {
    name: ['Bank details changed', '振込先の変更'],
    when: ['The bank details of a doctor change', '医師の振込先が変更されたとき'],
  },
  dispute_answered: {
    name: ['Answer to a dispute', '異議への回答'],
    when: ['Finance answers a dispute', '経理が異議に回答したとき'],
  },
} as const satisfies Record<string, MailFacts>
