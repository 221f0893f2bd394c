import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { zoneChoices, zoneText, zoneToday } from '@officina/shared/dates/zoneNames'
import { packText } from '@officina/shared/dosage/units'
import type { Locale } from '@officina/shared/locale'
import { CheckField } from '@officina/ui/CheckField'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useSetLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { noticeMessages } from '../shop/noticeMessages.ts'
import { useNotice } from '../shop/useNotice.ts'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { Entries, Entry, Part } from './parts.tsx'
import { type Account, useAccount, useSaved } from './useAccount.ts'

/** Language and time zone, and which mails come. */
export function Preferences({ of: role }: { of: Role }) {
  return (
    <Loaded query={useAccount(role)}>
      {(account) => (
        <>
          <RegionForm key={`${account.locale} ${account.time_zone}`} of={role} account={account} />
          <Mails of={role} account={account} />
          {role === 'patient' && <StockNotices />}
        </>
      )}
    </Loaded>
  )
}

type Props = { of: Role; account: Account }

const pathOf = (role: Role) =>
  `/api/${role}/account/preferences` as '/api/doctor/account/preferences'

function RegionForm({ of: role, account }: Props) {
  const t = useText(messages)
  const setLocale = useSetLocale()
  const saved = useSaved(role)
  const form = useKeptForm(
    `account region ${role}`,
    { locale: account.locale as string, time_zone: zoneToday(account.time_zone ?? '') },
    async (values) => {
      const locale = values.locale as Locale
      const body = { locale, time_zone: values.time_zone || null }
      await saved(await api.patch(pathOf(role), { body }))
      setLocale(locale)
      toast.success(t.saved)
    },
  )
  return (
    <Part title={t.region}>
      <form {...form.formProps}>
        <KeptNotice kept={form.kept} />
        <FormError>{form.message}</FormError>
        <SelectField
          label={t.language}
          help={t.languageHelp}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ja', label: '日本語' },
          ]}
          {...form.field('locale')}
        />
        <SelectField
          label={t.timeZone}
          help={t.timeZoneHelp}
          empty={t.deviceZone(zoneText(Intl.DateTimeFormat().resolvedOptions().timeZone))}
          options={zoneChoices(account.time_zone).map((value) => ({
            value,
            label: zoneText(value),
          }))}
          {...form.field('time_zone')}
        />
        <SubmitButton inline pending={form.pending}>
          {t.save}
        </SubmitButton>
      </form>
    </Part>
  )
}

/** Each choice is saved at once. */
function Mails({ of: role, account }: Props) {
  const t = useText(messages)
  const saved = useSaved(role)
  const mails = useText(mailWords)
  const words: Record<string, string> = mails.mails[role]
  const save = useApiMutation(
    (notifications: Record<string, boolean>) =>
      api.patch(pathOf(role), { body: { notifications } }),
    {
      onSuccess: async (next) => {
        await saved(next)
        toast.success(t.saved)
      },
      onError: toast.failed,
    },
  )
  return (
    <Part title={t.mailsTitle} lead={t.mailsText}>
      {Object.entries(account.notifications).map(([key, isOn]) => (
        <CheckField
          key={key}
          label={words[key] ?? key}
          checked={save.isPending && key in save.variables ? (save.variables[key] ?? isOn) : isOn}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ [key]: event.target.checked })}
        />
      ))}
      {Object.values(mails.alwaysSent[role]).map((label) => (
        <CheckField key={label} label={label} checked disabled onChange={() => undefined} />
      ))}
    </Part>
  )
}

/** Mails that can be turned off, by role and name of the choice, and those that are always sent. */

/** What the patient is notified about when it is back in stock. */
function StockNotices() {
  const t = useText(noticeMessages)
  const query = useQuery(q('/api/patient/stock-notices'))
  return (
    <Part title={t.title} lead={query.data?.length === 0 ? t.none : t.lead}>
      <Loaded query={query}>
        {(list) =>
          list.length > 0 && (
            <Entries label={t.title}>
              {list.map((each) => (
                <Notice key={each.variant_id} of={each} />
              ))}
            </Entries>
          )
        }
      </Loaded>
    </Part>
  )
}

function Notice({ of }: { of: components['schemas']['StockNotice'] }) {
  const t = useText(noticeMessages)
  const locale = useLocale()
  const notice = useNotice(of.variant_id)
  return (
    <Entry
      actions={
        <Button
          size="small"
          aria-label={t.offName(of.title)}
          disabled={notice.pending}
          onClick={notice.stop}
        >
          {t.off}
        </Button>
      }
    >
      <Link to={pathTo('/user/catalogs', {}, { product: of.product_id })}>{of.title}</Link>
      <div>
        {of.brand} · {packText(of.variant_title, locale)}
      </div>
    </Entry>
  )
}

const mailWords = defineMessages({
  mails: {
    doctor: {
      order_placed: ['A patient has ordered', '患者さんの注文'],
      patient_activated: ['A patient has accepted the invitation', '患者さんのアカウント登録'],
      answers: ['A patient has filled in a questionnaire', '患者さんによる問診票の提出'],
      requests: ['A patient sends a request or asks to join', '患者さんからのリクエスト・登録希望'],
      recipe_expiring: ['A recipe expires soon', 'レシピの有効期限'],
      digest: [
        'Recipes not ordered, products not available (at most once a day)',
        '未注文のレシピ・欠品の商品（1日1回まで）',
      ],
      statements: ['A statement was closed or paid', '精算書の確定と振込'],
      news: ['News', 'お知らせ'],
      product_news: ['Campaigns and product news too', 'キャンペーン・商品のご案内も受け取る'],
    },
    patient: {
      recipe_reminder: ['Reminder to order from a recipe', '未注文のレシピのお知らせ'],
      questionnaire_reminder: ['Reminder to fill in a questionnaire', '未記入の問診票のお知らせ'],
      refill_due: ['A product is about to run out', '商品がなくなる時期のお知らせ'],
      recipe_expiring: ['A recipe expires soon', 'レシピの有効期限'],
      deliveries: ['A parcel was shipped or delivered', '商品の発送とお届け'],
      news: ['News', 'お知らせ'],
    },
  },
  alwaysSent: {
    doctor: {
      security: [
        'Security: email, password and bank details',
        'セキュリティ（メールアドレス、パスワード、振込先）',
      ],
      licence: ['Your account and licence', 'アカウントと免許'],
      payouts: ['A payout failed', '振込の失敗'],
    },
    patient: {
      security: ['Security: email and password', 'セキュリティ（メールアドレス、パスワード）'],
      back: ['Back in stock, if you asked to be notified', 'ご希望の商品の再入荷'],
      recipes: ['A new recipe from your doctor', '担当医からの新しいレシピ'],
      orders: ['Orders: placed, cancelled, refunded', 'ご注文の受付、キャンセル、返金'],
    },
  },
})
