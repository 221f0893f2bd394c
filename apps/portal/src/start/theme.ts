import '@officina/ui/OfficinaThemeProvider'
import { nextTask } from './nextTask.ts'

await nextTask()
