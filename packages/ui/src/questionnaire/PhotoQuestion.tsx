import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { maxPhotos } from '@officina/shared/questionnaire'
import { useState } from 'react'
import { apiAddress } from '../apiAddress.ts'
import { errorText } from '../errorText.ts'
import { FileDrop } from '../FileDrop.tsx'
import { useText } from '../text.tsx'
import { messages } from './messages.ts'
import type { QuestionProps } from './types.ts'

const maxBytes = 10 * 1024 * 1024

/** Photos that are sent at once when they are chosen. */
export function PhotoQuestion(props: QuestionProps) {
  const { question, photos } = props
  const t = useText(messages)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ids = Array.isArray(props.value) ? props.value : []
  const shown = photos?.list.filter(({ id }) => ids.includes(id)) ?? []
  const left = maxPhotos(question) - shown.length

  async function run(work: Promise<unknown> | undefined) {
    setBusy(true)
    setFailure(undefined)
    try {
      await work
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ mb: 5 }}>
      {photos?.add && left > 0 && (
        <FileDrop
          id={props.id}
          label={question.text}
          help={t.photoHelp(maxPhotos(question))}
          error={failure ?? props.error}
          accept={['image/jpeg', 'image/png']}
          maxBytes={maxBytes}
          maxFiles={left}
          required={question.required}
          disabled={busy || Boolean(props.disabled)}
          onChange={(files) => void run(photos.add?.(question.id, files))}
        />
      )}
      {(!photos?.add || left <= 0) && <p>{question.text}</p>}
      <Box component="ul" sx={row}>
        {shown.map(({ id, filename }) => (
          <li key={id}>
            <a href={photos && apiAddress(photos.src(id))} target="_blank" rel="noreferrer">
              <img
                src={photos && apiAddress(photos.src(id))}
                alt={filename}
                width={88}
                height={88}
                loading="lazy"
              />
            </a>
            {photos?.remove && (
              <IconButton
                aria-label={t.removePhoto(filename)}
                disabled={busy || Boolean(props.disabled)}
                onClick={() => void run(photos.remove?.(id))}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </Box>
      {props.note}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex', alignItems: 'flex-start' },
  '& img': {
    display: 'block',
    objectFit: 'cover',
    borderRadius: '8px',
    border: 1,
    borderColor: 'divider',
  },
}
