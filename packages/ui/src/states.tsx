import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { brandName } from './brandName.ts'
import { isUnreachable, loadErrorText } from './errorText.ts'
import { defineMessages, useText } from './text.tsx'
import { useRetryWhenBack } from './useRetryWhenBack.ts'

const state = {
  maxWidth: 480,
  mx: 'auto',
  py: { xs: 8, sm: 14 },
  textAlign: 'center',
  textWrap: 'balance',
} as const

/** Nothing here yet: why it is empty, and the one thing to do. */
export function EmptyState(props: {
  title: string
  text?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  /** h2 inside a page that has its h1; h1 when this is the page. */
  heading?: 'h1' | 'h2'
}) {
  return (
    <Box sx={state}>
      {props.picture && (
        <Box aria-hidden sx={{ mb: 4 }}>
          {props.picture}
        </Box>
      )}
      <Typography variant={props.heading === 'h1' ? 'h1' : 'h2'}>{props.title}</Typography>
      {props.text && (
        <Typography component="div" sx={{ mt: 2, color: 'text.secondary' }}>
          {props.text}
        </Typography>
      )}
      {props.action && (
        <Box sx={{ mt: 6, display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}>
          {props.action}
        </Box>
      )}
    </Box>
  )
}

/** Rows exist, the filters hide them all. */
export function NoMatch(props: { onClear: () => void; title?: string; text?: ReactNode }) {
  const t = useText(messages)
  return (
    <EmptyState
      title={props.title ?? t.noMatch}
      text={props.text ?? t.noMatchText}
      action={
        <Button variant="outlined" onClick={props.onClear}>
          {t.clear}
        </Button>
      }
    />
  )
}

/**
 * What happened, a way to try again, and the reference id that is in the log. What could not be reached is tried
 * again by itself.
 */
export function ErrorState(props: {
  title?: string | undefined
  /** What failed; `message` where the page has better words for it. */
  error?: unknown
  message?: ReactNode
  onRetry?: (() => unknown) | undefined
  referenceId?: string | undefined
  action?: ReactNode
  heading?: 'h1' | 'h2'
}) {
  const t = useText(messages)
  useRetryWhenBack(Boolean(props.onRetry) && isUnreachable(props.error), props.onRetry)
  return (
    <Box role="alert">
      <EmptyState
        heading={props.heading}
        title={props.title ?? t.error}
        text={
          <>
            {props.message ?? loadErrorText(props.error) ?? t.errorText}
            {props.referenceId && (
              <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
                {t.reference} <code>{props.referenceId}</code>
              </Box>
            )}
          </>
        }
        action={
          <>
            {props.onRetry && (
              <Button variant="contained" onClick={() => void props.onRetry?.()}>
                {t.retry}
              </Button>
            )}
            {props.action}
          </>
        }
      />
    </Box>
  )
}

/** The page runs older code than the server has, and what it needs next is gone. */
export function NewVersion() {
  const t = useText(messages)
  return (
    <Box role="alert">
      <EmptyState
        heading="h1"
        title={t.newVersion(brandName())}
        text={t.newVersionText}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      />
    </Box>
  )
}

/** The page of an unknown address; `action` is a link to the role's home. */
export function NotFound(props: { action: ReactNode }) {
  const t = useText(messages)
  return <EmptyState heading="h1" title={t.notFound} text={t.notFoundText} action={props.action} />
}

const messages = defineMessages({
  noMatch: ['No matches', '該当するものがありません'],
  noMatchText: [
    'Change the search or clear the filters.',
    '検索する語を変えるか、絞り込みを解除してください。',
  ],
  clear: ['Clear filters', '絞り込みを解除'],
  error: ['This could not be loaded', '読み込めませんでした'],
  errorText: [
    'Something went wrong on the server. Your data is safe.',
    'サーバーで問題が発生しました。データは失われていません。',
  ],
  retry: ['Try again', '再読み込み'],
  reference: ['Reference', '照会番号'],
  newVersion: (brand: string) => [`${brand} has been updated`, `${brand}が更新されました`],
  newVersionText: [
    'Reload the page to continue. Input that you have not saved on other pages will be lost.',
    '続けるには、ページを再読み込みしてください。ほかのページで保存していない入力は失われます。',
  ],
  reload: ['Reload page', 'ページを再読み込み'],
  notFound: ['We cannot find this page', 'ページが見つかりません'],
  notFoundText: [
    'The address may be mistyped, or the page has moved.',
    'アドレスが間違っているか、ページが移動した可能性があります。',
  ],
})
