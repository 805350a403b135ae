import { highlightParts } from './highlight-parts.ts'

interface HighlightProps {
  text: string
  typed: string
  lang?: string
}

/** A line of a result with what was typed marked in it, so that one sees why it is there. */
export function Highlight({ text, typed, lang }: HighlightProps) {
  return (
    <span lang={lang}>
      {highlightParts(text, typed).map(({ part, isMatch, at }) =>
        isMatch ? <mark key={at}>{part}</mark> : part,
      )}
    </span>
  )
}
