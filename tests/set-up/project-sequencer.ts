import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs one group after the other, because a worker is only reused for a file of the same group. */
export default class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = this.ctx.projects.map(({ name }) => name)
    const orderOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other))
  }
}
