import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { Quiet } from './Panel.tsx'

/** Shows so many rows more of a list that begins with the newest; at the end of what it can show it says so. */
export function ShowMore(props: {
  shown: number
  total: number
  by: number
  /** The longest range of a list; a list that reads its pages one by one has no such end. */
  most?: number
  onShow: (shown: number) => void
}) {
  const t = useText(messages)
  const { shown, total, most = 100 } = props
  if (total <= shown) return null
  if (shown >= most) return <Quiet>{t.newest(most)}</Quiet>
  return <Button onClick={() => props.onShow(Math.min(most, shown + props.by))}>{t.more}</Button>
}

const messages = defineMessages({
  more: ['Show more', 'さらに表示'],
  newest: (n: number) => [`Showing the newest ${n}.`, `新しい${n}件を表示しています。`],
})
