import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine in one line, which results depend on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${model}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}`
}
