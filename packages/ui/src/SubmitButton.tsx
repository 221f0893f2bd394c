import Button, { type ButtonProps } from '@mui/material/Button'

type Props = ButtonProps & {
  pending: boolean
  /** As wide as its words, for forms that stand among other things. */
  inline?: boolean
}

/** Full-width submit button; while pending it says so and ignores further clicks, keeping the focus. */
export function SubmitButton({ pending, inline = false, ...props }: Props) {
  return (
    <Button
      type="submit"
      variant="contained"
      size={inline ? 'medium' : 'large'}
      fullWidth={!inline}
      data-once
      {...props}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : props.onClick}
      sx={{ opacity: pending ? 0.7 : 1, ...props.sx }}
    />
  )
}
