import { matchedParts } from './highlight-parts.ts'

interface MatchedProps {
  text: string
  typed: string
  lang?: string
}

/** A line of a result with what was typed marked in it, so that one sees why it is there. */
export function Matched({ text, typed, lang }: MatchedProps) {
  return (
    <span lang={lang}>
      {matchedParts(text, typed).map(({ part, isMatch, at }) =>
        isMatch ? <mark key={at}>{part}</mark> : part,
      )}
    </span>
  )
}
