import { isWritingKana } from '@kakehashi/ui/is-writing-kana'
import { areKeysOn } from './keys-setting.ts'
import { whoHas } from './use-keys.ts'

/** How long the second of two keys is waited for. */
const pairMs = 1500

/** The one listener of the office; screens say what there is to hear by `useKeys`. */
export function listenForKeys(): () => void {
  let first: { key: string; at: number } | undefined

  function hear(event: KeyboardEvent) {
    // What a held key would do next, it would do to a screen that nobody has read yet.
    if (event.repeat && !whoHas(named(event)).entry?.isRepeated) return
    const before = first && event.timeStamp - first.at < pairMs ? `${first.key} ` : ''
    first = undefined
    if (!areKeysOn() || isMeantForOthers(event)) return
    const pressed = before + named(event)
    const { entry, isBeginning } = whoHas(pressed)
    if (isBeginning) first = { key: pressed, at: event.timeStamp }
    else if (entry && entry.do(pressed) !== false) event.preventDefault()
  }

  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

// With Caps Lock on, a letter is still the letter that is printed on the key.
function named({ key, shiftKey }: KeyboardEvent): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event
  return (
    defaultPrevented ||
    isWritingKana(event) ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && isTyping(target)) ||
    // A toast lies in the top layer too, but it takes no keys.
    document.querySelector('dialog[open], [popover=auto]:popover-open') !== null
  )
}

const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select'

function isTyping(target: Element): boolean {
  return target.matches(typed) || (target instanceof HTMLElement && target.isContentEditable)
}
