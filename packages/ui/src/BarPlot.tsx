import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { axisStyle, colour, Said } from './chartParts.tsx'
import type { BarPoint } from './chartTypes.ts'

type Props = { bars: readonly BarPoint[]; text: (value: number) => string; height: number }

export default function BarPlot({ bars, text, height }: Props) {
  const hasMarks = bars.every((bar) => bar.mark)
  const data = bars.map((bar) => ({
    ...bar,
    fill: bar.value < 0 ? colour.negative : colour.main,
  }))
  return (
    <BarChart
      responsive
      style={{ width: '100%', height }}
      data={data}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke={colour.line} />
      <XAxis
        {...axisStyle}
        dataKey="label"
        interval={hasMarks ? 0 : 'equidistantPreserveStart'}
        tickFormatter={(label, i) => (hasMarks ? (bars[i]?.mark ?? '') : label)}
      />
      <YAxis {...axisStyle} width="auto" tickCount={3} allowDecimals={false} tickFormatter={text} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: colour.line, fillOpacity: 0.5 }}
        content={({ active, payload }) => {
          const bar = payload?.[0]?.payload as BarPoint | undefined
          return active && bar ? (
            <Said title={bar.label}>
              <div>{text(bar.value)}</div>
              {bar.note && <div>{bar.note}</div>}
            </Said>
          ) : null
        }}
      />
      <Bar dataKey="value" isAnimationActive={false} maxBarSize={48} />
    </BarChart>
  )
}
