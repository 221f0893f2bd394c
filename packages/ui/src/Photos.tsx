import Box from '@mui/material/Box'
import { apiAddress } from './apiAddress.ts'
import { pictureSizes } from './pictureSizes.ts'

/** Small pictures in a row; each opens whole in a tab of its own. */
export function Photos(props: {
  label: string
  photos: readonly { id: string; filename: string }[]
  src: (id: string) => string
}) {
  if (props.photos.length === 0) return null
  return (
    <Box component="ul" aria-label={props.label} sx={row}>
      {props.photos.map(({ id, filename }) => (
        <li key={id}>
          <a href={apiAddress(props.src(id))} target="_blank" rel="noreferrer">
            <img
              {...pictureSizes(props.src(id), 72)}
              src={apiAddress(props.src(id))}
              alt={filename}
              width={72}
              height={72}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  '& a': { display: 'block', borderRadius: '8px' },
  '& img': {
    display: 'block',
    objectFit: 'cover',
    borderRadius: '8px',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
  },
}
