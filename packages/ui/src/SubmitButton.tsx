import Button, { type ButtonProps } from '@mui/material/Button'

/** Full-width submit button; while pending it says so and ignores further clicks, keeping the focus. */
export function SubmitButton({ pending, ...props }: ButtonProps & { pending: boolean }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      data-once
      {...props}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : props.onClick}
      sx={{ opacity: pending ? 0.7 : 1, ...props.sx }}
    />
  )
}
