import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { CheckField } from '@officina/ui/CheckField'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormSummary } from '@officina/ui/FormSummary'
import { FactList } from '@officina/ui/facts'
import { refuseWrongPhones } from '@officina/ui/phones.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { DetailGroups } from '../application/DetailGroups.tsx'
import { detailGroups } from '../application/fields.ts'
import { applicationWords } from '../application/words.ts'
import { ClinicLogo } from '../ClinicLogo.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { typedNumber } from '../typedNumber.ts'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'
import { type DoctorAccount, useDoctorAccount, useSaved } from './useAccount.ts'

type Body = components['schemas']['DoctorMePatch']

/** Name, clinic and what patients read or get by default. */
export function DoctorProfile() {
  return (
    <Loaded query={useDoctorAccount()}>{(account) => <ProfileForm account={account} />}</Loaded>
  )
}

function ProfileForm({ account }: { account: DoctorAccount }) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const saved = useSaved('doctor')
  const initial = initialOf(account)
  const form = useKeptForm('account profile doctor', initial, async (values) => {
    const { phone, clinic_phone } = values
    const country = account.licence_country ?? undefined
    await refuseWrongPhones({ phone, clinic_phone }, { country, before: initial }, locale)
    const body = bodyOf(initial, values)
    await saved(await api.patch('/api/doctor/me', { body }))
    toast.success(t.saved)
  })
  const isReadOnly = account.status !== 'approved'
  const shown = names.filter((name) => locale === 'ja' || !name.endsWith('_kana'))
  return (
    <>
      {isReadOnly && <Alert severity="info">{t.readOnly}</Alert>}
      <Box sx={{ mb: 5 }}>
        <FactList
          facts={[
            { label: t.doctorNumber, value: account.number },
            { label: t.clinicCode, value: account.clinic_code ?? '–' },
          ]}
        />
        {account.clinic_code && <RenewCode disabled={isReadOnly} />}
      </Box>
      <LogoPart account={account} disabled={isReadOnly} />
      <form {...form.formProps}>
        <FormProblem form={form} onReload={() => void saved()} />
        <FormSummary
          errors={form.errors}
          labels={{
            ...words.fields,
            disclosure_text: t.disclosure_text,
            discount_default_percent: t.discount_default_percent,
            zero_commission: t.zero_commission,
          }}
          idOf={form.idOf}
        />
        <DetailGroups
          field={(name) => form.field(name as 'phone')}
          only={shown}
          country={account.licence_country}
        />
        <Part title={t.patientsSee} lead={t.patientsSeeText}>
          <Field
            label={t.disclosure_text}
            optional
            multiline
            minRows={3}
            inputProps={{ maxLength: 2000 }}
            help={t.disclosureHelp}
            {...form.field('disclosure_text')}
          />
          <Field
            label={t.discount_default_percent}
            inputMode="numeric"
            help={t.discountHelp(account.discount_max_percent)}
            {...form.field('discount_default_percent')}
          />
          {account.can_waive_commission && (
            <CheckField
              label={t.zero_commission}
              help={t.zeroHelp}
              {...form.check('zero_commission')}
            />
          )}
          <CheckField
            label={t.campaigns_to_patients}
            help={t.campaignsHelp}
            {...form.check('campaigns_to_patients')}
          />
        </Part>
        <SubmitButton inline pending={form.pending} disabled={isReadOnly}>
          {t.save}
        </SubmitButton>
      </form>
    </>
  )
}

/** Another code for patients, once the doctor knows what happens to the present one. */
function RenewCode({ disabled }: { disabled: boolean }) {
  const t = useText(messages)
  const saved = useSaved('doctor')
  const [asking, setAsking] = useState(false)
  const renew = useApiMutation('post', '/api/doctor/account/clinic-code', {
    onSuccess: async (account) => {
      await saved(account)
      setAsking(false)
      toast.success(t.codeRenewed)
    },
  })
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setAsking(true)} sx={{ mt: 4 }}>
        {t.renewCode}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.renewCodeTitle}
        consequence={t.renewCodeText}
        verb={t.renewCode}
        call={renew}
        onConfirm={() => renew.mutate({})}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const names = detailGroups
  .filter((group) => group.name !== 'licence')
  .flatMap((group) => group.fields.map((field) => field.name))

type Values = Record<
  (typeof names)[number] | 'disclosure_text' | 'discount_default_percent',
  string
> &
  Pick<DoctorAccount, 'zero_commission' | 'campaigns_to_patients' | 'revision'>

const initialOf = (account: DoctorAccount) =>
  ({
    ...Object.fromEntries(names.map((name) => [name, account[name] ?? ''])),
    disclosure_text: account.disclosure_text ?? '',
    discount_default_percent: `${account.discount_default_percent}`,
    zero_commission: account.zero_commission,
    campaigns_to_patients: account.campaigns_to_patients,
    revision: account.revision,
  }) as Values

/** Only what differs; an emptied field is null, and what is no number goes to the server as it is. */
function bodyOf(initial: Values, values: Values): Body {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== initial[name as keyof Values],
  )
  return {
    revision: values.revision,
    ...Object.fromEntries(
      changed.map(([name, value]) => {
        if (name !== 'discount_default_percent' || typeof value !== 'string')
          return [name, value === '' ? null : value]
        return [name, typedNumber(value)]
      }),
    ),
  }
}

/** The logo that patients see; a chosen picture is saved at once. */
function LogoPart({ account, disabled }: { account: DoctorAccount; disabled: boolean }) {
  const t = useText(logoMessages)
  const saved = useSaved('doctor')
  const set = useApiMutation(async (file: File) => {
    const shown = await logoOf(file).catch(() => {
      throw new Error(t.unread)
    })
    const { upload } = await import('@officina/client/transfer')
    const form = new FormData()
    form.append('logo', shown, file.name)
    await upload('post', '/api/doctor/account/logo', { form })
    await saved()
    toast.success(t.saved)
  })
  const remove = useApiMutation('delete', '/api/doctor/account/logo', {
    onSuccess: async () => {
      await saved()
      toast.success(t.removed)
    },
    onError: toast.failed,
  })
  const pending = set.isPending || remove.isPending
  return (
    <Part title={t.title} lead={t.lead}>
      {account.clinic_logo && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
          <ClinicLogo src={account.clinic_logo} name={account.clinic_name ?? ''} height={56} />
          <Button disabled={disabled || pending} onClick={() => remove.mutate({})}>
            {t.remove}
          </Button>
        </Box>
      )}
      <FileDrop
        label={account.clinic_logo ? t.another : t.choose}
        help={t.help}
        accept={['image/jpeg', 'image/png']}
        maxBytes={5 * 1024 * 1024}
        disabled={disabled || pending}
        error={errorText(set.error)}
        onChange={([file]) => file && set.mutate(file)}
      />
    </Part>
  )
}

const logoMessages = defineMessages({
  title: ['Clinic logo', 'クリニックのロゴ'],
  lead: [
    'Your patients see it on invitations, recipes and at the top of their pages.',
    '招待・レシピ・患者さんの画面の上部に表示されます。',
  ],
  choose: ['Logo', 'ロゴ'],
  another: ['Change logo', 'ロゴを変更'],
  help: [
    'JPG or PNG, up to 5 MB. A wide picture with a white or transparent background looks best.',
    'JPGまたはPNG、5MBまで。背景が白または透明の、横長の画像が最適です。',
  ],
  saved: ['Logo saved', 'ロゴを保存しました'],
  remove: ['Remove logo', 'ロゴを削除'],
  removed: ['Logo removed', 'ロゴを削除しました'],
  unread: [
    'This picture cannot be read. Choose another one.',
    'この画像は読み込めません。別の画像を選んでください。',
  ],
})

const most = { width: 640, height: 160 }

/** A picture no larger than a logo is shown, as PNG without what a camera wrote into it. */
async function logoOf(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return file
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/png' })
}
