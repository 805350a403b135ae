import { live, type LiveTag } from '@kakehashi/contract/live'

/** Read everything again, read these again, or the session has ended. */
export type LiveEvent =
  | { readonly kind: 'again' }
  | { readonly kind: 'tags'; readonly tags: readonly LiveTag[] }
  | { readonly kind: 'ended' }

interface StreamOptions {
  readonly onEvent: (event: LiveEvent) => void
  readonly timeouts?: Partial<Timeouts>
}

interface Timeouts {
  /** How long to wait for the first event before polling. */
  readonly firstEvent: number
  /** How often to poll and to try the stream again while it is not available. */
  readonly pollInterval: number
}

const usualTimeouts: Timeouts = { firstEvent: 10_000, pollInterval: 30_000 }

/**
 * Reports changes from the live stream until stopped. While the stream is refused or blocked, it
 * reports 'again' at intervals, so that screens are at most half a minute out of date.
 */
export function openStream({ onEvent, timeouts }: StreamOptions): () => void {
  const { firstEvent, pollInterval } = { ...usualTimeouts, ...timeouts }
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function open() {
    source?.close()
    source = new EventSource(location.origin + live.path)
    source.addEventListener('again', () => {
      stopTimer()
      onEvent({ kind: 'again' })
    })
    source.addEventListener('tags', ({ data }: MessageEvent<string>) => {
      onEvent({ kind: 'tags', tags: JSON.parse(data) as LiveTag[] })
    })
    source.addEventListener('ended', () => {
      source?.close()
      // The listener may find that the session has not ended, or may not reach the server. In both
      // cases the stream has to be opened again.
      startTimer(firstEvent)
      onEvent({ kind: 'ended' })
    })
    source.addEventListener('error', ({ target }) => {
      // The browser does not retry a refused stream, so we do. It retries a broken connection by
      // itself; the timer must not restart with each of its attempts, or it would never fire.
      if ((target as EventSource).readyState === EventSource.CLOSED) startTimer(pollInterval)
      else if (timer === undefined) startTimer(firstEvent)
    })
  }

  function poll() {
    onEvent({ kind: 'again' })
    open()
    startTimer(pollInterval)
  }

  function startTimer(time: number) {
    // A closed connection may still report an error.
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(poll, time)
  }

  function stopTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  open()
  startTimer(firstEvent)
  return () => {
    isStopped = true
    stopTimer()
    source?.close()
  }
}
