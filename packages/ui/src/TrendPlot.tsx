import { CartesianGrid, LabelList, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { axisStyle, colour, Said } from './chartParts.tsx'
import { shown, type Trend, type TrendPoint } from './chartTypes.ts'
import { Colon } from './text.tsx'

/** With the arrow keys, or under the pointer, one point after the other says its values. */
export default function TrendPlot(props: Trend & { height: number }) {
  const { points, text, height, least = 2 } = props
  const highest = points.reduce(
    (best, point, i) => ((point.value ?? 0) > (points[best]?.value ?? 0) ? i : best),
    0,
  )
  const most = Math.max(...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const data = points.map((point, i) => ({
    ...point,
    mark: i === highest && point.value ? text(point.value) : undefined,
  }))
  return (
    <LineChart
      responsive
      style={{ width: '100%', height }}
      data={data}
      title={props.name}
      desc={props.finding}
      margin={{ top: 24, right: 24, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke={colour.line} />
      <XAxis {...axisStyle} dataKey="label" interval="equidistantPreserveStart" minTickGap={48} />
      <YAxis
        {...axisStyle}
        width="auto"
        tickCount={3}
        allowDecimals={false}
        domain={[0, most > least ? 'auto' : least]}
        tickFormatter={text}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: colour.quiet }}
        content={({ active, payload }) => {
          const point = payload?.[0]?.payload as TrendPoint | undefined
          return active && point ? (
            <Said
              title={
                <>
                  {point.label}
                  <Colon />
                  {shown(point.value, text)}
                </>
              }
            >
              <div>
                {props.before}
                <Colon />
                {shown(point.before, text)}
              </div>
            </Said>
          ) : null
        }}
      />
      <Line
        {...line}
        dataKey="before"
        stroke={colour.quiet}
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <Line {...line} dataKey="value" stroke={colour.main} strokeWidth={2} dot={data.length === 1}>
        <LabelList dataKey="mark" position="top" fill="var(--mui-palette-text-primary)" />
      </Line>
    </LineChart>
  )
}

const line = { isAnimationActive: false, dot: false, type: 'linear' } as const
