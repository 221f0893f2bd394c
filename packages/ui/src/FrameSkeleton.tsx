import Box from '@mui/material/Box'
import { useState } from 'react'
import { PageSkeleton } from './PageSkeleton.tsx'
import { visuallyHidden } from './PlainSelect.tsx'
import { ListSkeleton } from './skeletons.tsx'
import { defineMessages, useText } from './text.tsx'

/** The frame that the page came with (frame.ts), if it did. */
const sent = globalThis.document?.querySelector('#root > .frame') ?? null
const main = sent?.querySelector<HTMLElement>('.f-main')

/** While even the header is on its way: where it and the page will stand. */
export const FrameSkeleton = () => (sent ? <SentFrame frame={sent} /> : <Frame />)

const Frame = () => (
  <Box sx={{ p: 6, borderTop: '60px solid', borderColor: 'background.paper' }}>
    <PageSkeleton />
  </Box>
)

/** The same piece of the page goes on standing there. */
function SentFrame({ frame }: { frame: Element }) {
  const t = useText(messages)
  return (
    <div ref={(box) => box?.append(frame)}>
      <span role="status" style={visuallyHidden}>
        {t.loading}
      </span>
    </div>
  )
}

/** What firstView.ts has drawn into the frame for this account and this address. */
function firstOf(account: string): HTMLElement | undefined {
  const { path, account: of } = main?.dataset ?? {}
  return main && path === location.pathname && of === account ? main : undefined
}

/** While a page is on its way: what the frame has shown of it already. */
export function FirstPage(props: { account: string }) {
  const first = firstOf(props.account)
  return first ? <Taken part={first} /> : <PageSkeleton />
}

/** Until a list has its rows: those that the frame has shown of it. */
export function FirstRows(props: { account: string }) {
  // once they have been taken, the frame has none
  const [rows] = useState(() => firstOf(props.account)?.querySelector('.f-panel'))
  return rows ? <Taken part={rows} /> : <ListSkeleton />
}

const Taken = ({ part }: { part: Element }) => (
  <div className="frame admin f-taken" aria-hidden ref={(box) => box?.append(part)} />
)

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
