import { highlightParts } from './highlight-parts.ts'

interface HighlightProps {
  text: string
  typed: string
  lang?: string
}

/** Marks the parts of a search result that match what was typed. */
export function Highlight({ text, typed, lang }: HighlightProps) {
  return (
    <span lang={lang}>
      {highlightParts(text, typed).map(({ part, isMatch, at }) =>
        isMatch ? <mark key={at}>{part}</mark> : part,
      )}
    </span>
  )
}
