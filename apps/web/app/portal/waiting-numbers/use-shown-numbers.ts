import type { ShownNumbers } from '@kakehashi/contract/waiting-numbers'
import { useEffect, useState } from 'react'
import { useShowWaitingNumbersQuery } from '../../api/waiting-numbers-api.ts'

/** In milliseconds. A call is on the screen before the clerk looks up. */
const pollingInterval = 1_500
/** Longer than a restart of the server. */
const lateAfter = 15_000

/**
 * What is called now, for a screen that is never turned off: it asks again for as long as it is
 * open, says since when it is out of date, and loads the page again on each new day.
 */
export function useShownNumbers() {
  const { data, fulfilledTimeStamp } = useShowWaitingNumbersQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  })
  const now = useSeconds()
  const [openedAt] = useState(now)
  const readAt = fulfilledTimeStamp ?? openedAt
  useNewPageEachDay(data?.day)
  useScreenStaysOn()
  return {
    shown: data,
    now: new Date(now),
    lateSince: now - readAt > lateAfter ? new Date(readAt) : undefined,
  }
}

/** The latest call, which grows with every one; undefined before the first reply. */
export function useLastCall(shown: ShownNumbers | undefined): string | undefined {
  const [last, setLast] = useState<string>()
  const newest = shown && (shown.called[0]?.calledAt ?? '')
  // A number that is done leaves an older one as the newest, which is not called again.
  if (newest !== undefined && (last === undefined || newest > last)) setLast(newest)
  return last
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** With a new version of the application, if there is one. */
function useNewPageEachDay(day: string | undefined): void {
  const [firstDay, setFirstDay] = useState(day)
  if (firstDay === undefined && day !== undefined) setFirstDay(day)
  useEffect(() => {
    if (day === firstDay) return undefined
    void loadPageAgain()
    const timer = setInterval(() => void loadPageAgain(), 60_000)
    return () => clearInterval(timer)
  }, [day, firstDay])
}

/** Only if it is there: otherwise the screen would show an error until somebody comes. */
async function loadPageAgain(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (page?.ok) location.reload()
}

/** Tablets turn their screens off; browsers that know nothing of it are left alone. */
function useScreenStaysOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const keep = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    const onVisible = () => void keep()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
