import type { Words } from '@kakehashi/domain/language'

/** A text in both languages, each marked as what it is. */
export function Both({ words }: { words: Words }) {
  return (
    <>
      <span lang="en">{words.en}</span> <span lang="ja">{words.ja}</span>
    </>
  )
}
