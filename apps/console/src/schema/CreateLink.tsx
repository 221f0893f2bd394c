import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router'
import { createPath } from '../resources/recordPath.ts'
import type { ResourceSpec } from './spec.ts'

/** "New", where the spec has a POST and the administrator may use it. */
export function CreateLink(props: { spec: ResourceSpec }) {
  const t = useText(messages)
  const locale = useLocale()
  const { canAccess } = useCanAccess({ resource: props.spec.name, action: 'create' })
  if (!props.spec.create || !canAccess) return null
  return (
    <Button
      component={Link}
      to={createPath(props.spec.name)}
      variant="contained"
      startIcon={<Add />}
    >
      {props.spec.create_verb?.[locale] ?? t.create}
    </Button>
  )
}

const messages = defineMessages({
  create: ['New', '新規作成'],
})
