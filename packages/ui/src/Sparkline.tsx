/** How a figure went day by day, as a line of a word's height. Beside the figure, for the eye alone. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const step = 100 / Math.max(1, values.length - 1)
  const points = values.map((value, i) => `${i * step},${22 - (Math.max(0, value) / most) * 20}`)
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      width="100%"
      height="24"
      style={{ display: 'block', marginTop: 8 }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
