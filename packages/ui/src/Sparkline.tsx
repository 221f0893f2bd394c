/**
 * How a figure went day by day, as a line of a word's height; where there is nothing to count it is interrupted. Beside
 * the figure, for the eye alone.
 */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const step = 100 / Math.max(1, values.length - 1)
  const path = values.map((value, i) => {
    if (value === null) return ''
    const point = `${i * step},${22 - (Math.max(0, value) / most) * 20}`
    // a day between two gaps is a dot
    return (values[i - 1] ?? null) === null ? `M${point}h0` : `L${point}`
  })
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      width="100%"
      height="24"
      style={{ display: 'block', marginTop: 8 }}
    >
      <path
        d={path.join('')}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="1.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
