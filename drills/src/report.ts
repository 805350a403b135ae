/** What a drill found, line by line. */
export class Report {
  readonly failed: string[] = []
  /** How many expectations there were. */
  expected = 0
  readonly #began = Date.now()

  line(text: string): void {
    console.log(`${String(this.#seconds()).padStart(5)} s  ${text}`)
  }

  /** A line with figures that have to be right. */
  expect(isAsExpected: boolean, text: string): void {
    this.expected += 1
    if (!isAsExpected) this.failed.push(text)
    this.line(`${isAsExpected ? 'ok  ' : 'FAIL'} ${text}`)
  }

  /** Some lines that explain the one before. */
  details(lines: readonly string[]): void {
    for (const text of lines.slice(0, 12)) this.line(`       ${text}`)
  }

  /** The last line, and the exit code. */
  end(name: string): void {
    const count = this.failed.length
    const result = count === 0 ? 'everything was as expected' : `${count} expectations failed`
    console.log(`${name}: ${result}, after ${this.#seconds()} seconds.`)
    process.exitCode = count === 0 ? 0 : 1
  }

  #seconds(): number {
    return Math.round((Date.now() - this.#began) / 1000)
  }
}
