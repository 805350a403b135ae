/** The keyCode of keys that an input method handles. */
const compositionKeyCode = 229

/**
 * Whether a key belongs to Japanese text being composed. Safari ends the composition before it
 * reports Enter, so only the keyCode tells.
 */
export function isWritingKana({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === compositionKeyCode
}
