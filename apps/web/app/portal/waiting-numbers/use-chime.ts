import { useEffect, useSyncExternalStore } from 'react'
import { closeChime, followChime, isChimeOn, openChime, ringChime } from './chime.ts'

const storageKey = 'waitingSound'

/** Rings when a number is called, if somebody has turned the sound on. */
export function useChime(lastCall: string | undefined) {
  const isOn = useSyncExternalStore(followChime, isChimeOn)

  useEffect(() => {
    // A browser that is started for this screen may allow it without a press.
    if (wasOn()) openChime()
    return closeChime
  }, [])

  useEffect(() => {
    if (lastCall) ringChime()
  }, [lastCall])

  async function turn(): Promise<void> {
    remember(!isOn)
    if (isOn) return closeChime()
    await openChime().resume()
    ringChime()
  }

  return { isOn, turn: () => void turn() }
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: the sound has to be turned on each time.
  }
}
