import { defineMessages } from '@officina/ui/text'

export const helpMessages = defineMessages({
  report: ['Report a problem', '問題を報告'],
  reports: ['Reports', 'ご報告'],
  return: ['Return items', '返品する'],
  returns: ['Returns', '返品'],
})
