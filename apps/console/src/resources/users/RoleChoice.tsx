import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm, ActionValues } from '../../schema/actions.ts'
import { fieldsOfCall } from '../../schema/fieldsOfCall.ts'
import type { InputProps } from '../../schema/overrides.ts'
import { useSchemaInput } from '../../schema/useSchemaInput.ts'
import { roleHelp, roleWords } from '../../session/roleWords.ts'

/** The role of an invitation. */
export function RoleInput(props: InputProps) {
  const { field, id, error } = useSchemaInput(props)
  return (
    <Roles
      id={id}
      roles={props.field.enum ?? []}
      value={String(field.value ?? '')}
      error={error}
      onChange={field.onChange}
    />
  )
}

/** The new role of somebody. */
export function RoleField({ form }: { form: ActionForm<ActionValues> }) {
  const { id, value, error } = form.field('admin_role')
  const spec = fieldsOfCall('POST /api/admin/users/{userId}/change-role').admin_role
  return (
    <Roles
      id={id}
      roles={spec?.enum ?? []}
      value={value}
      error={error}
      onChange={(role) => form.set('admin_role', role)}
    />
  )
}

function Roles(props: {
  id: string
  roles: readonly string[]
  value: string
  error: string | undefined
  onChange: (role: string) => void
}) {
  const t = useText(messages)
  const words = useText(roleWords) as Record<string, string>
  const help = useText(roleHelp) as Record<string, string>
  const { id, error } = props
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 5 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.role}
      </Box>
      <RadioGroup
        id={id}
        tabIndex={-1}
        value={props.value}
        aria-label={t.role}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(_, role) => props.onChange(role)}
        sx={{ gap: 2 }}
      >
        {props.roles.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio />}
            label={
              <>
                <strong>{words[role] ?? role}</strong>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {help[role]}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={`${id}-note`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

const messages = defineMessages({ role: ['Role', '役割'] })
