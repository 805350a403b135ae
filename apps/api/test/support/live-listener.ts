import type { Browser } from './browser.ts'

export interface LiveEvent {
  readonly event: string
  readonly data: unknown
}

/** A browser with the office's live stream open. */
export class LiveListener {
  readonly heard: LiveEvent[] = []
  isOpen = true
  readonly #abort = new AbortController()

  /** Resolves once the first greeting has come. */
  static async open(browser: Browser): Promise<LiveListener> {
    const listener = new LiveListener()
    const response = await browser.open('/api/live', listener.#abort.signal)
    if (response.status !== 200) throw new Error(`the stream answered ${response.status}`)
    void listener.#read(response)
    await listener.until(() => listener.heard.length > 0)
    return listener
  }

  /** Every tag that has come, as 'Type id'. */
  get tags(): string[] {
    return this.heard
      .filter(({ event }) => event === 'tags')
      .flatMap(({ data }) => data as { type: string; id?: string }[])
      .map(({ type, id }) => `${type} ${id ?? ''}`.trim())
  }

  timesTold(tag: string): number {
    return this.tags.filter((told) => told === tag).length
  }

  async until(isSo: () => boolean, patience = 5_000): Promise<void> {
    for (const deadline = Date.now() + patience; !isSo();) {
      if (Date.now() > deadline) throw new Error(`only heard ${JSON.stringify(this.heard)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(response: Response): Promise<void> {
    let rest = ''
    try {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        rest += text
        const events = rest.split('\n\n')
        rest = events.pop() ?? ''
        for (const lines of events) this.#hear(lines)
      }
    } catch {
      // Cut off, by us or by the other side.
    }
    this.isOpen = false
  }

  #hear(lines: string): void {
    const event = /^event: (.+)$/m.exec(lines)?.[1]
    const data = /^data: (.+)$/m.exec(lines)?.[1]
    if (event && data) this.heard.push({ event, data: JSON.parse(data) })
  }
}
