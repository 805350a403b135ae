/** What a browser gives for a key that belongs to the writing of kana. */
const keptByWriting = 229

/**
 * A key that only ends or turns what is being written in Japanese. Safari has ended it by the time
 * it tells of Enter, so that only the code is left to go by.
 */
export function isWritingKana({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === keptByWriting
}
