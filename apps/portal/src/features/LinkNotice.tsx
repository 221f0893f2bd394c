import { defineMessages, useText } from '@officina/ui/text'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from './toast.tsx'

/** Says what a link of a mail has done (`?notice=email-changed`), once; the address forgets it. */
export default function LinkNotice() {
  const t = useText(messages)
  const [search, setSearch] = useSearchParams()
  const notice = search.get('notice')
  useEffect(() => {
    if (notice !== 'email-changed' && notice !== 'email-link-expired') return
    if (notice === 'email-changed') toast.success(t.changed)
    else toast.error(t.expired)
    setSearch(
      (old) => {
        old.delete('notice')
        return old
      },
      { replace: true },
    )
  }, [notice, setSearch, t])
  return null
}

const messages = defineMessages({
  en: {
    changed: 'Your email address was changed. Sign in with the new one from now on.',
    expired: 'The link has expired. Change the address again to get a new one.',
  },
  ja: {
    changed: 'メールアドレスを変更しました。今後は新しいメールアドレスでサインインしてください。',
    expired: 'リンクの有効期限が切れています。もう一度変更の手続きをしてください。',
  },
})
