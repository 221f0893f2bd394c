import Home from '@mui/icons-material/HomeOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import Box from '@mui/material/Box'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { LinkButton } from '../../../../features/auth/LinkButton.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const cards = [
    { to: pathTo('/user/recipes'), icon: <MenuBook />, title: t.recipe, text: t.recipeText },
    { to: pathTo('/user/cart'), icon: <Home />, title: t.address, text: t.addressText },
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
  en: {
    title: 'You are in',
    lead: 'Your account is ready and you are signed in.',
    recipe: 'See my recipe',
    recipeText: 'What your doctor recommends, and how to take it',
    address: 'Complete my address',
    addressText: 'Where parcels should go; you can also do it when you order',
    questions: 'Fill in the questionnaire',
    questionsText: 'If your doctor has sent one, it is on your start page',
    go: 'Continue',
  },
  ja: {
    title: '登録が完了しました',
    lead: 'アカウントが作成され、サインインしています。',
    recipe: 'レシピを見る',
    recipeText: '医師のおすすめと使い方をご確認いただけます',
    address: 'お届け先を登録する',
    addressText: 'ご注文の際に登録することもできます',
    questions: '問診票に回答する',
    questionsText: '医師からの問診票はトップページに表示されます',
    go: '続ける',
  },
})
