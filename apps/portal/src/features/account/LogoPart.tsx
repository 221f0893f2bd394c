import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ApiError, api } from '@officina/client/api'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { defineMessages, useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import { ClinicLogo } from '../ClinicLogo.tsx'
import { toast } from '../toast.tsx'
import { Part } from './parts.tsx'
import { type DoctorAccount, useSaved } from './useAccount.ts'

/** The logo that patients see; a chosen picture is saved at once. */
export function LogoPart({ account, disabled }: { account: DoctorAccount; disabled: boolean }) {
  const t = useText(messages)
  const saved = useSaved('doctor')
  const set = useMutation<void, ApiError | Error, File>({
    mutationFn: async (file) => {
      const shown = await logoOf(file).catch(() => {
        throw new Error(t.unread)
      })
      const { upload } = await import('@officina/client/transfer')
      const form = new FormData()
      form.append('logo', shown, file.name)
      await upload('post', '/api/doctor/account/logo', { form })
      await saved()
      toast.success(t.saved)
    },
  })
  const remove = useMutation({
    mutationFn: async () => {
      await api.del('/api/doctor/account/logo')
      await saved()
      toast.success(t.removed)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  const pending = set.isPending || remove.isPending
  return (
    <Part title={t.title} lead={t.lead}>
      {account.clinic_logo && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
          <ClinicLogo src={account.clinic_logo} name={account.clinic_name ?? ''} height={56} />
          <Button disabled={disabled || pending} onClick={() => remove.mutate()}>
            {t.remove}
          </Button>
        </Box>
      )}
      <FileDrop
        label={account.clinic_logo ? t.another : t.choose}
        help={t.help}
        accept={['image/jpeg', 'image/png']}
        maxBytes={5 * 1024 * 1024}
        maxFiles={1}
        files={[]}
        disabled={disabled || pending}
        error={errorText(set.error)}
        onChange={([file]) => file && set.mutate(file)}
      />
    </Part>
  )
}

const messages = defineMessages({
  title: ['Clinic logo', 'クリニックのロゴ'],
  lead: [
    'Your patients see it on invitations, recipes and at the top of their pages.',
    '招待・レシピ・患者さんの画面の上部に表示されます。',
  ],
  choose: ['Logo', 'ロゴ'],
  another: ['Another logo', '別のロゴ'],
  help: [
    'JPG or PNG, up to 5 MB. A wide picture on white or without background looks best.',
    'JPG または PNG、5MBまで。白背景または背景が透明な横長の画像が最適です。',
  ],
  saved: ['Logo saved.', 'ロゴを保存しました。'],
  remove: ['Remove logo', 'ロゴを削除'],
  removed: ['Logo removed.', 'ロゴを削除しました。'],
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
