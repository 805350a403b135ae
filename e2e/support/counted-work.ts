import type { Locator } from '@playwright/test'

/** Counts what the staff press and type, and how long they take, apart from what others do. */
export class CountedWork {
  presses = 0
  typed = 0
  seconds = 0

  /** What is done in it counts as time of the staff. */
  async step<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now()
    const result = await work()
    this.seconds += (performance.now() - begun) / 1000
    return result
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.presses += 1
  }

  /** Into a field that was reached with a press of Tab. */
  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.presses += 1
    this.typed += text.length
  }

  async choose(target: Locator, value: string): Promise<void> {
    await target.selectOption(value)
    this.presses += 2
  }

  get figures(): string {
    const seconds = this.seconds.toFixed(1)
    return `${this.presses} presses, ${this.typed} characters and ${seconds} s of the staff`
  }
}
