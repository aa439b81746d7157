import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { COLOURS } from '#admin/theme.ts'
import { useStatisticsTexts } from './use-statistics.ts'

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip)

const BAR_COLOURS = [COLOURS.ink, COLOURS.controlLine, COLOURS.line]
const BAR_HEIGHT_PX = 22
const UPRIGHT_HEIGHT_PX = 280
const AXIS_HEIGHT_PX = 40
const LONGEST_LABEL = 28

export type CountedRow = { key: string; name: string; counts: readonly number[] }

type BarChartProps = {
  name: string
  counted: readonly string[]
  rows: readonly CountedRow[]
  isLying: boolean
}

/** Bars on a canvas; the same numbers stand in a table beside it. Drawn with every render, which new numbers cause. */
export function BarChart({ name, counted, rows, isLying }: BarChartProps) {
  const { locale } = useStatisticsTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    Chart.defaults.font.family = getComputedStyle(canvas.current).fontFamily
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: rows.map((row) =>
          row.name.length > LONGEST_LABEL ? `${row.name.slice(0, LONGEST_LABEL - 1)}…` : row.name,
        ),
        datasets: counted.map((label, at) => ({
          label,
          data: rows.map(({ counts }) => counts[at] ?? 0),
          backgroundColor: BAR_COLOURS[at] ?? COLOURS.ink,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        indexAxis: isLying ? 'y' : 'x',
        locale,
        plugins: { legend: { display: counted.length > 1 } },
        scales: { [isLying ? 'x' : 'y']: { beginAtZero: true, ticks: { precision: 0 } } },
      },
    })
    return () => chart.destroy()
  })
  const height = isLying
    ? rows.length * counted.length * BAR_HEIGHT_PX + AXIS_HEIGHT_PX * counted.length
    : UPRIGHT_HEIGHT_PX
  return (
    <div style={{ position: 'relative', height, minWidth: 0 }}>
      <canvas ref={canvas} role="img" aria-label={name} />
    </div>
  )
}
