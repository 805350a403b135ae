import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const textFields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select'

export function isTyping(target: Element): boolean {
  return target.matches(textFields) || (target instanceof HTMLElement && target.isContentEditable)
}

const openDialog = 'dialog[open]'

/** Whether a dialog or a menu is open. Toasts are popovers too, but not `auto`: they take no keys. */
export function isCovered(): boolean {
  return document.querySelector(`${openDialog}, [popover=auto]:popover-open`) !== null
}

/** The keyCode of keys that an input method handles. */
const compositionKeyCode = 229

/**
 * Whether a key belongs to Japanese text being composed. Safari ends the composition before it
 * reports Enter, so only the keyCode tells.
 */
export function isWritingKana({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === compositionKeyCode
}

/**
 * The keys of fields: Escape leaves the field, and Ctrl or Cmd with Enter sends its form. They are
 * no single letters, so they also work while shortcuts are turned off. True if the key was one.
 */
export function pressFieldKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, repeat, target } = event
  if (event.defaultPrevented || isWritingKana(event)) return false
  if (!(target instanceof HTMLElement)) return false
  if (key === 'Escape' && isTyping(target) && !isCovered()) {
    target.blur()
    return true
  }
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return false
  // On a link, these keys open another tab.
  const button = target.closest('a') ? null : sendButtonFor(target)
  if (!button) return false
  event.preventDefault()
  // Held down, it would also answer the question that the form may ask.
  if (!repeat) button.click()
  return true
}

/** The submit button of the form or, in a dialog without a form, the one marked `data-send`. */
function sendButtonFor(target: Element): HTMLElement | null {
  const place = target.closest('form, dialog') ?? document.querySelector(openDialog)
  return place?.querySelector<HTMLElement>('[type=submit], [data-send]') ?? null
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** For the list of keys. */
export const fieldKeys: readonly { key: string; label: MessageDescriptor }[] = [
  { key: 'Escape', label: msg`Leave the field` },
  { key: isApple ? '⌘+Enter' : 'Ctrl+Enter', label: msg`Send the form you are writing in` },
]

/** For screens that have no shortcuts of their own. */
export function listenForFieldKeys(): () => void {
  document.addEventListener('keydown', pressFieldKey)
  return () => document.removeEventListener('keydown', pressFieldKey)
}
