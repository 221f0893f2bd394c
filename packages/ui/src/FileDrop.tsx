import Close from '@mui/icons-material/Close'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { formatFileSize } from '@officina/shared/format'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FieldLabel } from './Field.tsx'
import { checkFiles, type FileLimits } from './fileLimits.ts'
import { visuallyHidden } from './PlainSelect.tsx'
import { defineMessages, useLocale, useText } from './text.tsx'

/** Choose or drop files; lists them with Remove. Wrong files are refused with the reason. */
export function FileDrop(
  props: Omit<FileLimits, 'maxFiles'> & {
    maxFiles?: number
    label: string
    help?: string
    error?: string | undefined
    /** Absent where each is taken at once. */
    files?: readonly File[]
    onChange: (files: File[]) => void
    disabled?: boolean
    id?: string
    required?: boolean
  },
) {
  const t = useText(messages)
  const locale = useLocale()
  const { files = [], maxFiles = 1 } = props
  const own = useId()
  const id = props.id ?? own
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const error = refused ?? props.error

  function add(list: FileList | null) {
    const { taken, problem } = checkFiles(files, [...(list ?? [])], { ...props, maxFiles })
    const size = formatFileSize(props.maxBytes, locale)
    setRefused(
      problem && t[problem.code](problem.name, problem.code === 'count' ? `${maxFiles}` : size),
    )
    if (taken.length) props.onChange([...files, ...taken])
    if (input.current) input.current.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!props.disabled) add(event.dataTransfer.files)
  }

  return (
    <Box sx={{ mb: 5 }}>
      <FieldLabel htmlFor={id} optional={!props.required}>
        {props.label}
      </FieldLabel>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...zone, borderColor: error ? 'error.main' : over ? 'primary.main' : 'control' }}
      >
        <UploadFile aria-hidden sx={{ color: 'text.secondary' }} />
        <span aria-hidden>{maxFiles > 1 ? t.dropFiles : t.dropFile}</span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple={maxFiles > 1}
          accept={props.accept.join(',')}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => add(event.target.files)}
          style={{
            ...visuallyHidden,
            width: '100%',
            height: '100%',
            inset: 0,
            margin: 0,
            clipPath: 'none',
            opacity: 0,
            cursor: 'pointer',
          }}
        />
      </Box>
      <FormHelperText id={`${id}-note`} error={Boolean(error)} role={error ? 'alert' : undefined}>
        {error ?? props.help}
      </FormHelperText>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file, index) => (
          <Box component="li" key={`${file.name}${file.size}${file.lastModified}`} sx={row}>
            <Box sx={{ minWidth: 0, flex: 1 }}>{file.name}</Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatFileSize(file.size, locale)}
            </Box>
            <IconButton
              aria-label={t.remove(file.name)}
              disabled={props.disabled}
              onClick={() => props.onChange(files.filter((_, at) => at !== index))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const zone = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 72,
  px: 4,
  textAlign: 'center',
  border: '1px dashed',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
}
const row = { display: 'flex', alignItems: 'center', gap: 3, fontSize: '0.875rem' }

const messages = defineMessages({
  dropFile: ['Choose a file or drop it here', 'ファイルを選択、またはここにドロップ'],
  dropFiles: ['Choose files or drop them here', 'ファイルを選択、またはここにドロップ'],
  remove: (name: string) => [`Remove ${name}`, `${name}を削除`],
  kind: (name: string, _: string) => [
    `${name} has the wrong file type. Choose another file.`,
    `${name}は対応していない形式です。別のファイルをお選びください。`,
  ],
  size: (name: string, max: string) => [
    `${name} is larger than ${max}. Choose a smaller file.`,
    `${name}は${max}を超えています。小さいファイルをお選びください。`,
  ],
  empty: (name: string, _: string) => [
    `${name} is empty. Choose another file.`,
    `${name}は空のファイルです。別のファイルをお選びください。`,
  ],
  count: (_: string, max: string) => [
    `You can add up to ${max} files. Remove one first.`,
    `ファイルは${max}個までです。先に1つ削除してください。`,
  ],
})
