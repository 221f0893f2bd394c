import { restoreFocus } from './restoreFocus.ts'

restoreFocus()
