import type { MessageDescriptor } from '@lingui/core'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * How a screen gets its keys: it calls
 *
 *   useKeys([{ key: 'n', words: msg`Next request`, do: () => navigate(next) }])
 *
 * and they work as long as it is on screen, and stand in the list that `?` opens. A key is written
 * as the keyboard says it ('n', '?', 'ArrowDown'), two pressed one after the other with a space
 * ('g d'). Where two parts of a screen name the same key, the one that came last has it. Nothing
 * happens while somebody types, holds Ctrl, Alt or Cmd, or has a dialog open.
 */
export interface OfficeKey {
  readonly key: string
  /** Other keys that do the same, shown beside it. */
  readonly also?: readonly string[]
  /** What it does, as the list says it. */
  readonly words: MessageDescriptor
  /** Done again and again while the key is held down; anything else is done once a press. */
  readonly isRepeated?: boolean
  /** Told which key was pressed. `false`: it did not apply, and the browser has the key. */
  readonly do: (pressed: string) => unknown
}

const registered: RefObject<readonly OfficeKey[]>[] = []

/** Keys that work while the calling part is on screen. */
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

/** `u` goes where the back link of the screen goes. */
export function useUpKey(to: string, words: MessageDescriptor): void {
  const navigate = useNavigate()
  useKeys([{ key: 'u', words, do: () => void navigate(to) }])
}

const pressable = ({ key, also = [] }: OfficeKey) => [key, ...also]

/** Exactly those that work now; the last to name a key has it. */
export function keysHere(): OfficeKey[] {
  const taken = new Set<string>()
  const working = registered
    .flatMap(({ current }) => current)
    .toReversed()
    .filter((entry) => {
      const isFree = pressable(entry).some((key) => !taken.has(key))
      for (const key of pressable(entry)) taken.add(key)
      return isFree
    })
  return working.toReversed()
}

/** Who has a key, or the beginning of a pair of keys. */
export function whoHas(pressed: string): { entry: OfficeKey | undefined; isBeginning: boolean } {
  const here = keysHere()
  return {
    entry: here.findLast((each) => pressable(each).includes(pressed)),
    isBeginning: here.some((each) => pressable(each).some((key) => key.startsWith(`${pressed} `))),
  }
}
