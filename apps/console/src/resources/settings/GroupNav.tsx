import Box from '@mui/material/Box'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { groupNames, groupOf } from './groups.ts'
import { otherPages } from './otherPages.ts'

/** The groups beside the page, where there is room; else the overview leads to them. */
export function GroupNav({ current }: { current: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  return (
    <Box component="nav" aria-label={t.label} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={list}>
        {groupNames.map((name) => {
          const group = groupOf(name)
          if (!group || !permissions.includes(group.read)) return null
          return (
            <li key={name}>
              <Box
                component={Link}
                to={`/settings/${name}`}
                aria-current={name === current ? 'page' : undefined}
                sx={entry}
              >
                {locale === 'ja' ? group.spec.title_ja : group.spec.title}
              </Box>
            </li>
          )
        })}
        {otherPages
          .filter(({ permission }) => permissions.includes(permission))
          .map(({ path, title }) => (
            <li key={path}>
              <Box
                component={Link}
                to={path}
                aria-current={path === `/settings/${current}` ? 'page' : undefined}
                sx={entry}
              >
                {title[locale === 'ja' ? 1 : 0]}
              </Box>
            </li>
          ))}
      </Box>
    </Box>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, position: 'sticky', top: 72 }
const entry = {
  display: 'block',
  px: 3,
  py: 1.5,
  borderRadius: '8px',
  fontSize: '0.875rem',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
}

const messages = defineMessages({
  label: ['Groups of settings', '設定の分類'],
})
