import type { SeenWord } from '../seen-words.ts'

/** Lines of a page, one below the other, as a program sees them: one word for each sign. */
export function seenPage(lines: readonly string[], certainty = 90): SeenWord[] {
  return lines.flatMap((text, line) =>
    Array.from(text, (sign, at) => ({
      text: sign,
      certainty,
      line,
      box: { left: 0.1 + at * 0.01, top: 0.05 + line * 0.03, width: 0.01, height: 0.015 },
    })),
  )
}

/** The same for English, where words are wider and have spaces between them. */
export function seenEnglishPage(lines: readonly string[], certainty = 90): SeenWord[] {
  return lines.flatMap((text, line) => {
    let at = 0
    return text.split(' ').map((word) => {
      const box = {
        left: 0.1 + at * 0.01,
        top: 0.05 + line * 0.02,
        width: word.length * 0.01,
        height: 0.015,
      }
      at += word.length + 1
      return { text: word, certainty, line, box }
    })
  })
}
