import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { COLOURS } from '#admin/theme/theme-colours.ts'

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip)

const BAR_COLOURS = [COLOURS.ink, COLOURS.controlLine, COLOURS.line]
const BAR_HEIGHT_PX = 22
const UPRIGHT_HEIGHT_PX = 280
const AXIS_HEIGHT_PX = 40
const LONGEST_LABEL = 28

export type Bars = { label: string; counts: readonly number[] }

type BarChartProps = {
  /** What is read out in place of it. */
  name: string
  labels: readonly string[]
  bars: readonly Bars[]
  /** Lists have long names: their bars lie. */
  isLying?: boolean
  locale: string
}

/** Bars on a canvas; the same numbers stand in a table beside it. */
export function BarChart({ name, labels, bars, isLying = false, locale }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    Chart.defaults.font.family = getComputedStyle(canvas.current).fontFamily
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: labels.map((label) =>
          label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label,
        ),
        datasets: bars.map(({ label, counts }, at) => ({
          label,
          data: [...counts],
          backgroundColor: BAR_COLOURS[at] ?? COLOURS.ink,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        indexAxis: isLying ? 'y' : 'x',
        locale,
        plugins: { legend: { display: bars.length > 1 } },
        scales: { [isLying ? 'x' : 'y']: { beginAtZero: true, ticks: { precision: 0 } } },
      },
    })
    return () => chart.destroy()
  }, [labels, bars, isLying, locale])
  const height = isLying
    ? labels.length * bars.length * BAR_HEIGHT_PX + AXIS_HEIGHT_PX * bars.length
    : UPRIGHT_HEIGHT_PX
  return (
    <div style={{ position: 'relative', height, minWidth: 0 }}>
      <canvas ref={canvas} role="img" aria-label={name} />
    </div>
  )
}
