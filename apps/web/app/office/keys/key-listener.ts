import { isCovered, isTyping, isWritingKana, pressFieldKey } from '../../forms/field-keys.ts'
import { areKeysOn } from './keys-setting.ts'
import { whoHas } from './use-keys.ts'

/** Longest pause between the two keys of a pair such as 'g d'. */
const pairMs = 1500

/** The only keydown listener of the office. Screens register their keys with `useKeys`. */
export function listenForKeys(): () => void {
  let first: { key: string; at: number } | undefined

  function onKeyDown(event: KeyboardEvent) {
    if (pressFieldKey(event)) return
    // A repeated keydown could act on a screen that has just opened.
    if (event.repeat && !whoHas(keyOf(event)).entry?.isRepeated) return
    const prefix = first && event.timeStamp - first.at < pairMs ? `${first.key} ` : ''
    first = undefined
    if (!areKeysOn() || isIgnored(event)) return
    const pressed = prefix + keyOf(event)
    const { entry, isBeginning } = whoHas(pressed)
    if (isBeginning) first = { key: pressed, at: event.timeStamp }
    else if (entry && entry.do(pressed) !== false) event.preventDefault()
  }

  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

// Ignores Caps Lock.
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key
}

function isIgnored(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event
  return (
    defaultPrevented ||
    isWritingKana(event) ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && isTyping(target)) ||
    isCovered()
  )
}
