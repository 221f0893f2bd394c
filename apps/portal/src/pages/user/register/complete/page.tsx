import Home from '@mui/icons-material/HomeOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import Box from '@mui/material/Box'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { LinkButton } from '../../../../features/auth/Links.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const addresses = pathTo('/user/top', {}, { panel: 'account', section: 'addresses' })
  const cards = [
    { to: pathTo('/user/recipes'), icon: <MenuBook />, title: t.recipe, text: t.recipeText },
    { to: addresses, icon: <Home />, title: t.address, text: t.addressText },
    { to: pathTo('/user/top'), icon: <Quiz />, title: t.questions, text: t.questionsText },
  ]
  return (
    <AuthCard title={t.title} lead={t.lead} maxWidth={520}>
      <Box sx={{ display: 'grid', gap: 3, mb: 6 }}>
        {cards.map((card) => (
          <Box key={card.title} component={Link} to={card.to} sx={row}>
            <Box aria-hidden sx={{ color: 'primary.main', display: 'flex' }}>
              {card.icon}
            </Box>
            <span>
              <strong>{card.title}</strong>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {card.text}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
      <LinkButton to={pathTo('/user/top')}>{t.go}</LinkButton>
    </AuthCard>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
}

const messages = defineMessages({
  title: ['Your account is ready', '登録が完了しました'],
  lead: ['You are signed in.', 'アカウントが作成され、ログインしています。'],
  recipe: ['View my recipe', 'レシピを見る'],
  recipeText: [
    'What your doctor recommends, and how to take it',
    '担当医のおすすめと使い方をご確認いただけます',
  ],
  address: ['Add my address', 'お届け先を登録する'],
  addressText: [
    'Where we should deliver; you can also add it when you order',
    'ご注文の際に登録することもできます',
  ],
  questions: ['Fill in the questionnaire', '問診票を記入する'],
  questionsText: [
    'If your doctor has sent one, it is on your home page',
    '担当医からの問診票はホームに表示されます',
  ],
  go: ['Continue', '続ける'],
})
