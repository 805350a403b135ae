import { live, type LiveTag } from '@kakehashi/contract/live'

/** What a stream tells: read everything again, read these again, or the session is over. */
export type News =
  | { readonly kind: 'again' }
  | { readonly kind: 'tags'; readonly tags: readonly LiveTag[] }
  | { readonly kind: 'ended' }

interface StreamOptions {
  readonly tell: (news: News) => void
  readonly rhythm?: Partial<Rhythm>
}

interface Rhythm {
  /** How long a stream may take to greet before we stop counting on it. */
  readonly greeting: number
  /** How often everything is read again, and the stream tried anew, while there is none. */
  readonly quietly: number
}

const usualRhythm: Rhythm = { greeting: 10_000, quietly: 30_000 }

/**
 * Listens to the office until stopped. Where the stream is refused or swallowed on the way, it
 * says 'again' at intervals instead, so a screen is late by half a minute and never wrong for good.
 */
export function openStream({ tell, rhythm }: StreamOptions): () => void {
  const { greeting, quietly } = { ...usualRhythm, ...rhythm }
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    source?.close()
    source = new EventSource(live.path)
    wait(greeting, readQuietly)
    source.addEventListener('again', () => {
      clearTimeout(timer)
      tell({ kind: 'again' })
    })
    source.addEventListener('tags', ({ data }: MessageEvent<string>) => {
      tell({ kind: 'tags', tags: JSON.parse(data) as LiveTag[] })
    })
    source.addEventListener('ended', () => {
      stop()
      tell({ kind: 'ended' })
    })
    source.addEventListener('error', ({ target }) => {
      // A cut line is called again by the browser; a refusal is final, and then it is up to us.
      const isRefused = (target as EventSource).readyState === EventSource.CLOSED
      wait(isRefused ? quietly : greeting, readQuietly)
    })
  }

  function readQuietly() {
    tell({ kind: 'again' })
    open()
    wait(quietly, readQuietly)
  }

  function wait(time: number, then: () => void) {
    clearTimeout(timer)
    timer = setTimeout(then, time)
  }

  function stop() {
    clearTimeout(timer)
    source?.close()
  }

  open()
  return stop
}
