type Output = Pick<NodeJS.WriteStream, 'write' | 'columns'>

type KeptBelow = {
  show: (lines: readonly string[]) => void
  /** Leaves them where they are: what is written next stands below. */
  end: () => void
}

const UP = (rows: number) => `\u001b[${rows}A`
const CLEAR_REST = '\r\u001b[J'

/** Keeps lines at the bottom of a terminal, below all that the program writes to it from now on. */
export function keepBelow(outputs: readonly [Output, ...Output[]]): KeptBelow {
  const [terminal] = outputs
  const write = terminal.write.bind(terminal)
  let lines: readonly string[] = []
  let rows = 0

  function erase(): void {
    if (rows > 0) write(UP(rows) + CLEAR_REST)
    rows = 0
  }

  /** A line that is wider than the terminal would take two rows of it. */
  function draw(): void {
    write(lines.map((line) => `${line.slice(0, terminal.columns || undefined)}\n`).join(''))
    rows = lines.length
  }

  for (const output of outputs)
    output.write = new Proxy(output.write, {
      apply: (through, self, parameters) => {
        erase()
        const isTaken = Reflect.apply(through, self, parameters)
        if (String(parameters[0]).endsWith('\n')) draw()
        return isTaken
      },
    })

  return {
    show: (now) => {
      erase()
      lines = now
      draw()
    },
    end: () => {
      lines = []
      rows = 0
    },
  }
}
