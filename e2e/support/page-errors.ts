import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Lent to every page, so that it can tell us. */
declare function noteViolation(words: string): void

/** Everything a reader with the developer tools open would see go wrong. */
export class Faults {
  readonly seen: string[] = []
  readonly #awaited: RegExp[] = []

  /** This journey makes the site complain, and rightly so. */
  await(pattern: RegExp): void {
    this.#awaited.push(pattern)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error' && !isRefusal(message)) this.#note(message.text())
    })
    context.on('weberror', (fault) => this.#note(String(fault.error())))
    await context.exposeBinding('noteViolation', (_, words: string) => this.#note(words))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
        const words = `Policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`
        noteViolation(words)
      })
    })
  }

  #note(words: string): void {
    if (!this.#awaited.some((pattern) => pattern.test(words))) this.seen.push(words)
  }
}

// The browser itself logs every answer above 399. The API's refusals are answers like any other.
function isRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    new URL(message.location().url || 'about:blank').pathname.startsWith('/api/')
  )
}
