import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Exposed to every page by `watch`. */
declare function reportViolation(text: string): void

/** Collects console errors, uncaught exceptions and CSP violations of the pages of one test. */
export class PageErrors {
  readonly seen: string[] = []
  readonly #allowed: RegExp[] = []

  /** For tests that cause an error on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error' && !isApiRefusal(message)) this.#add(message.text())
    })
    context.on('weberror', (event) => this.#add(String(event.error())))
    await context.exposeBinding('reportViolation', (_, text: string) => this.#add(text))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
        reportViolation(`Policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
      })
    })
  }

  #add(text: string): void {
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.seen.push(text)
  }
}

// The browser logs every reply above 399 as an error; refusals by the API are expected replies.
function isApiRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    new URL(message.location().url || 'about:blank').pathname.startsWith('/api/')
  )
}
