import type { RecordOf } from '../../schema/spec.ts'

export type News = RecordOf<'news'>

/** What every dialog of news is given. */
export type NewsDialogProps = { news: News; onClose: () => void }
