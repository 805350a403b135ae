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
  let isStopped = false

  function open() {
    source?.close()
    source = new EventSource(location.origin + live.path)
    source.addEventListener('again', () => {
      rest()
      tell({ kind: 'again' })
    })
    source.addEventListener('tags', ({ data }: MessageEvent<string>) => {
      tell({ kind: 'tags', tags: JSON.parse(data) as LiveTag[] })
    })
    source.addEventListener('ended', () => {
      source?.close()
      // Whoever is told may find that it was not this session, or that the office cannot be asked;
      // then there has to be a stream again.
      wait(greeting)
      tell({ kind: 'ended' })
    })
    source.addEventListener('error', ({ target }) => {
      // A refusal is final: it is up to us. A cut line is called again by the browser, every few
      // seconds; the wait goes on through all its attempts, or it would never be over.
      if ((target as EventSource).readyState === EventSource.CLOSED) wait(quietly)
      else if (timer === undefined) wait(greeting)
    })
  }

  function readQuietly() {
    tell({ kind: 'again' })
    open()
    wait(quietly)
  }

  function wait(time: number) {
    // A line that was closed may still report its end, to somebody who has left.
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(readQuietly, time)
  }

  function rest() {
    clearTimeout(timer)
    timer = undefined
  }

  open()
  wait(greeting)
  return () => {
    isStopped = true
    rest()
    source?.close()
  }
}
