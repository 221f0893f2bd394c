import Button from '@mui/material/Button'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { defineMessages, useText } from '@officina/ui/text'

/**
 * Whether the form holds what was typed earlier, and why the whole of it was not taken; after somebody else's change the
 * latest values can be had.
 */
export function FormProblem(props: {
  form: {
    message: string | undefined
    status: number | undefined
    kept: { isKept: boolean; discard: () => void }
  }
  onReload: () => void
}) {
  const t = useText(messages)
  const { message, status, kept } = props.form
  const reload = () => {
    kept.discard()
    props.onReload()
  }
  return (
    <>
      <KeptNotice kept={kept} />
      <FormError>{message}</FormError>
      {status === 409 && (
        <Button onClick={reload} sx={{ mb: 4 }}>
          {t.reload}
        </Button>
      )}
    </>
  )
}

const messages = defineMessages({
  reload: ['Load the latest version', '最新の内容を読み込む'],
})
