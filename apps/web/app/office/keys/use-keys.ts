import type { MessageDescriptor } from '@lingui/core'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * A keyboard shortcut of a screen:
 *
 *   useKeys([{ key: 'n', label: msg`Next request`, do: () => navigate(next) }])
 *
 * It works while the calling component is mounted and is listed when `?` is pressed. `key` is a
 * KeyboardEvent key ('n', '?', 'ArrowDown'), or two keys pressed in sequence ('g d'). If two
 * components register the same key, the later one wins. Keys are ignored while typing, with Ctrl,
 * Alt or Cmd, and while a dialog is open.
 */
export interface OfficeKey {
  readonly key: string
  /** Other keys with the same effect. */
  readonly also?: readonly string[]
  /** Description in the list of keys. */
  readonly label: MessageDescriptor
  /** Whether the key has something to act on now. One that has not is not listed. */
  readonly isHere?: () => boolean
  /** Run again while the key is held down. By default it runs once per press. */
  readonly isRepeated?: boolean
  /** Returning `false` leaves the key to the browser. */
  readonly do: (pressed: string) => unknown
}

const registered: RefObject<readonly OfficeKey[]>[] = []

/** Registers keys while the calling component is mounted. */
export function useKeys(keys: readonly OfficeKey[]): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    registered.push(latest)
    return () => {
      registered.splice(registered.indexOf(latest), 1)
    }
  }, [])
}

/** `u` goes to the target of the screen's back link. */
export function useUpKey(to: string, label: MessageDescriptor): void {
  const navigate = useNavigate()
  useKeys([{ key: 'u', label, do: () => void navigate(to) }])
}

const allKeys = ({ key, also = [] }: OfficeKey) => [key, ...also]

/** The keys that work now; the last registration of a key wins. */
export function keysHere(): OfficeKey[] {
  const taken = new Set<string>()
  const working = registered
    .flatMap(({ current }) => current)
    .filter(({ isHere }) => isHere?.() ?? true)
    .toReversed()
    .filter((entry) => {
      const isFree = allKeys(entry).some((key) => !taken.has(key))
      for (const key of allKeys(entry)) taken.add(key)
      return isFree
    })
  return working.toReversed()
}

/** The entry for a key, and whether the key can start a pair such as 'g d'. */
export function whoHas(pressed: string): { entry: OfficeKey | undefined; isBeginning: boolean } {
  const here = keysHere()
  return {
    entry: here.findLast((each) => allKeys(each).includes(pressed)),
    isBeginning: here.some((each) => allKeys(each).some((key) => key.startsWith(`${pressed} `))),
  }
}
