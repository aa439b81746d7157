import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One group after the other: a worker is used again for the next file only where that belongs to the same group. */
export default class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = this.ctx.projects.map(({ name }) => name)
    const orderOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other))
  }
}
