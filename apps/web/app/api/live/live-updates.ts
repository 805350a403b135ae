import type { LiveTag } from '@kakehashi/contract/live'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { getUserInfo } from '@kakehashi/browser/user-info'
import type { UnknownAction } from '@reduxjs/toolkit'
import { api, sharedTagTypes } from '../client/base-api.ts'
import { fetchWithSession } from '../client/fetch-with-session.ts'
import { openStream, type LiveEvent } from './live-stream.ts'
import { changed } from '../requests-api.ts'

const name = 'kakehashi-live'
/** Milliseconds to collect changes, so that those of one transaction are read once. */
const collectingTime = 100

/**
 * Keeps the screen up to date. The tabs of a browser share one stream: the tab that holds the lock
 * listens and passes events on. A hidden tab releases the lock, because a phone may suspend it
 * while it holds the lock. When it becomes visible, it reads everything again.
 */
export function followOffice(dispatch: (action: UnknownAction) => unknown): () => void {
  const channel = new BroadcastChannel(name)
  const collected = collectTags(dispatch)
  let listening: AbortController | undefined

  function receive(event: LiveEvent) {
    if (event.kind === 'ended') void confirmEnd()
    else collected.add(event)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => {
    // A hidden tab reads everything again when it becomes visible.
    if (data.kind === 'ended' || document.visibilityState === 'visible') receive(data)
  })

  function listen() {
    listening?.abort()
    if (document.visibilityState === 'hidden') return
    listening = new AbortController()
    void shareStream(listening.signal, (event) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel.postMessage(event)
      receive(event)
    })
  }
  function onVisibilityChange() {
    if (document.visibilityState === 'visible') receive({ kind: 'again' })
    listen()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  listen()

  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    listening?.abort()
    channel.close()
    collected.stop()
  }
}

async function shareStream(
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const streamUntilAborted = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const stop = openStream({ onEvent })
      signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  // Without locks, each tab has its own stream.
  if (!navigator.locks) return streamUntilAborted()
  await navigator.locks.request(name, { signal }, streamUntilAborted).catch(streamUntilAborted)
}

type Tags = Parameters<typeof api.util.invalidateTags>[0]

function collectTags(dispatch: (action: UnknownAction) => unknown) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let tags: Tags = []
  return {
    add(event: Exclude<LiveEvent, { kind: 'ended' }>) {
      tags = [...tags, ...(event.kind === 'again' ? sharedTagTypes : event.tags.flatMap(tagsOf))]
      waiting ??= setTimeout(() => {
        waiting = undefined
        dispatch(api.util.invalidateTags(tags))
        tags = []
      }, collectingTime)
    },
    stop: () => clearTimeout(waiting),
  }
}

/** Changing a request or a user also changes the lists that contain it. */
function tagsOf({ type, id }: LiveTag): Tags {
  if (id === undefined) return [type]
  if (type === 'Request') return changed(id)
  if (type !== 'User') return [{ type, id }]
  // One's own profile is read without an id.
  return id === getUserInfo()?._id ? ['User', 'Users'] : [{ type, id }, 'Users']
}

/** Checks with the server that the session has ended; a 401 signs the user out. */
async function confirmEnd(): Promise<void> {
  await fetchWithSession(ownProfile.path).catch(() => undefined)
}
