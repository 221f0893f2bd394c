import Box from '@mui/material/Box'
import { visuallyHidden } from './PlainSelect.tsx'
import { type PasswordRule, passwordRules, passwordStrength } from './passwordStrength.ts'
import { defineMessages, useText } from './text.tsx'

const rules: readonly PasswordRule[] = ['length', 'not_email', 'not_common']
const tones = ['draft', 'stopped', 'attention', 'progress', 'good'] as const

/**
 * Strength as four bars with a word, and the rules, each ticked when it holds. Where the address is not known, the
 * rule about it is left to the server.
 */
export function PasswordMeter(props: {
  password: string
  minLength: number
  email?: string | undefined
}) {
  const t = useText(messages)
  const strength = passwordStrength(props.password)
  const held = passwordRules(props.password, props)
  const shown = rules.filter((rule) => rule !== 'not_email' || props.email)
  return (
    <Box sx={{ mt: -3, mb: 5, fontSize: '0.875rem' }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, mb: 1 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: '2px',
              bgcolor: step <= strength ? `tone.${tones[strength]}.text` : 'divider',
            }}
          />
        ))}
      </Box>
      <Box aria-live="polite" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
        {t.strength[`s${strength}`]}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((rule) => (
          <Box
            key={rule}
            component="li"
            sx={{
              color: held[rule] ? 'tone.good.text' : 'text.secondary',
              display: 'flex',
              gap: 2,
            }}
          >
            <span aria-hidden>{held[rule] ? '✓' : '○'}</span>
            <span>{rule === 'length' ? t.length(props.minLength) : t[rule]}</span>
            {held[rule] && <span style={visuallyHidden}>{t.done}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  strength: {
    s0: ['', ''],
    s1: ['Strength: weak', '強度：弱い'],
    s2: ['Strength: fair', '強度：やや弱い'],
    s3: ['Strength: good', '強度：良い'],
    s4: ['Strength: strong', '強度：強い'],
  },
  length: (n: number) => [`At least ${n} characters`, `${n}文字以上`],
  not_email: [
    'Without your email address or the part before the @',
    'メールアドレスや@より前の部分を含まない',
  ],
  not_common: ['Not a common password', 'よく使われるパスワードではない'],
  done: ['(done)', '（達成）'],
})
