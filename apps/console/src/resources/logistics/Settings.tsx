import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { q } from '../../providers/queries.ts'
import { LogisticsTabs } from './LogisticsTabs.tsx'
import { SettingsForm } from './SettingsForm.tsx'

type LogisticsSettings = components['schemas']['LogisticsSettings']

/** Fees by region, the hour of the last parcel of a day, and the days without one. */
export default function Settings() {
  const t = useText(messages)
  const client = useQueryClient()
  const query = q('/api/admin/logistics-settings')
  const { data, error, refetch } = useQuery(query)
  // what somebody else saves does not take away what is being typed
  const [typedInto, setTypedInto] = useState<LogisticsSettings>()
  const settings = typedInto ?? (data as LogisticsSettings | undefined)
  return (
    <>
      <Title title={t.title} />
      <PageHeader title={t.title} />
      <LogisticsTabs current="settings" />
      {error && (
        <div role="alert">
          <Typography>{loadErrorText(error)}</Typography>
          <Button onClick={() => void refetch()}>{t.retry}</Button>
        </div>
      )}
      {settings && (
        <SettingsForm
          key={settings.revision}
          settings={settings}
          onTyped={(isTyped) => setTypedInto(isTyped ? settings : undefined)}
          onReload={() => {
            setTypedInto(undefined)
            return client.invalidateQueries({ queryKey: query.queryKey })
          }}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  title: ['Delivery settings', '配送の設定'],
  retry: ['Try again', '再読み込み'],
})
