import Alert from '@mui/material/Alert'
import { useContext, useEffect, useState } from 'react'
import { BlockerContext } from './link.tsx'
import { defineMessages, useText } from './text.tsx'

/**
 * Keeps what is typed in a dialog from being lost by Escape, a click beside it or the browser's Back: `leave`
 * closes only what is empty, and `notice`, to be rendered in the dialog, says which button discards the rest.
 */
export function useUnsavedChangesGuard(props: {
  isTyped: boolean
  pending?: boolean
  /** The words on the button that discards. */
  button: string
  onClose: () => void
}) {
  const t = useText(messages)
  const [held, setHeld] = useState(false)
  const { isTyped } = props
  function leave() {
    if (props.pending) return
    if (isTyped) setHeld(true)
    else props.onClose()
  }
  const notice = isTyped && (
    <>
      <HoldBack onHeld={() => setHeld(true)} />
      {held && (
        <Alert severity="warning" sx={{ mx: 6 }}>
          {t.held(props.button)}
        </Alert>
      )}
    </>
  )
  return { leave, notice }
}

// Its own component: a router asks one blocker alone, which must not be a dialog with nothing typed in it.
function HoldBack({ onHeld }: { onHeld: () => void }) {
  const useBlocker = useContext(BlockerContext)
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset?.()
    onHeld()
  })
  return null
}

const messages = defineMessages({
  held: (button: string) => [
    `What you typed has not been sent. Choose “${button}” to discard it.`,
    `入力した内容はまだ送信されていません。「${button}」を押すと破棄されます。`,
  ],
})
