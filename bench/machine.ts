import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine in one line, which results depend on, and how busy it was in the last five minutes. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[1]?.toFixed(1)
  return `${model}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, load ${load}`
}
