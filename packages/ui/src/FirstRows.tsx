import { useState } from 'react'
import { PageSkeleton } from './PageSkeleton.tsx'
import { sentFrame } from './sentFrame.ts'
import { ListSkeleton } from './skeletons.tsx'

const main = sentFrame?.querySelector<HTMLElement>('.f-main')

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
