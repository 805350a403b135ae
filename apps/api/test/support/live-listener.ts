import type { Browser } from './browser.ts'

export interface LiveEvent {
  readonly event: string
  readonly data: unknown
}

/** A client of the live stream that records every event. */
export class LiveListener {
  readonly events: LiveEvent[] = []
  isOpen = true
  readonly #abort = new AbortController()

  /** Resolves after the first event. */
  static async open(browser: Browser): Promise<LiveListener> {
    const listener = new LiveListener()
    const response = await browser.open('/api/live', listener.#abort.signal)
    if (response.status !== 200) throw new Error(`the stream returned ${response.status}`)
    void listener.#read(response)
    await listener.until(() => listener.events.length > 0)
    return listener
  }

  /** Every tag received, as 'Type id'. */
  get tags(): string[] {
    return this.events
      .filter(({ event }) => event === 'tags')
      .flatMap(({ data }) => data as { type: string; id?: string }[])
      .map(({ type, id }) => `${type} ${id ?? ''}`.trim())
  }

  timesPublished(tag: string): number {
    return this.tags.filter((received) => received === tag).length
  }

  async until(isTrue: () => boolean, timeout = 5_000): Promise<void> {
    for (const deadline = Date.now() + timeout; !isTrue();) {
      if (Date.now() > deadline) throw new Error(`only received ${JSON.stringify(this.events)}`)
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
        const blocks = rest.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.#record(block)
      }
    } catch {
      // Closed by the test or by the server.
    }
    this.isOpen = false
  }

  #record(block: string): void {
    const event = /^event: (.+)$/m.exec(block)?.[1]
    const data = /^data: (.+)$/m.exec(block)?.[1]
    if (event && data) this.events.push({ event, data: JSON.parse(data) })
  }
}
