import { inEachLanguage, type Language, languageFacts } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { CSSProperties } from 'react'
import { colours } from './colours.gen.ts'

const { paper, sheet, tint, ink, line, sea } = colours
const palette = { paper, sheet, tint, ink, quiet: colours['ink-2'], line, sea } as const

type Colour = keyof typeof palette

/** Inline colours, with classes for dark mode: inline styles cannot use media queries. */
export function paint(
  { text, fill, rule }: { text?: Colour; fill?: Colour; rule?: Colour },
  style: CSSProperties = {},
) {
  return {
    className: [text && `t-${text}`, fill && `f-${fill}`, rule && `r-${rule}`]
      .filter(Boolean)
      .join(' '),
    style: {
      ...style,
      ...(text && { color: palette[text].light }),
      ...(fill && { backgroundColor: palette[fill].light }),
      ...(rule && { borderColor: palette[rule].light }),
    },
  }
}

/** A seal is the same in dark mode. */
export function sealColours(colour: Office['seal']['colour']) {
  return { color: colours['on-seal'].light, backgroundColor: colours[`seal-${colour}`].light }
}

const darkRules = Object.entries(palette).map(
  ([name, { dark }]) =>
    `.t-${name}{color:${dark}!important}` +
    `.f-${name}{background-color:${dark}!important}` +
    `.r-${name}{border-color:${dark}!important}`,
)

export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${darkRules.join('')}.on-ink{color:${palette.paper.dark}!important}}` +
  '@media (max-width:480px){.sheet{padding:28px 22px 32px!important}.desk{padding:24px 12px!important}.facts{padding:12px 14px!important}}'

// Most mail programs do not load web fonts, so the stacks use system fonts.
const faces: Readonly<Record<Language, Record<'serif' | 'sans', string>>> = {
  en: {
    serif: 'Georgia, "Times New Roman", serif',
    sans: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  },
  ja: {
    serif: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", serif',
    sans: '"Hiragino Sans", "Yu Gothic Medium", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
  },
}

const balanced = { fontWeight: 700, textWrap: 'balance' } as const
// A phrase that is longer than a line of a phone still has to break.
const wholePhrases = {
  lineBreak: 'strict',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
} as const

const latinSizes = {
  heading: { fontSize: 27, lineHeight: '34px' },
  text: { fontSize: 16, lineHeight: '25px' },
  small: { fontSize: 14, lineHeight: '21px' },
} as const
/** Square characters look larger than Latin letters: headings are smaller and lines are taller. */
const squareSizes = {
  heading: { fontSize: 22, lineHeight: '32px' },
  text: { fontSize: 16, lineHeight: '29px' },
  small: { fontSize: 14, lineHeight: '24px' },
} as const

export const typeset = inEachLanguage((language) => {
  const { hasSpaces, hasSquareCharacters } = languageFacts[language]
  const { serif, sans } = faces[language]
  const sizes = hasSquareCharacters ? squareSizes : latinSizes
  const breaks = hasSpaces ? {} : wholePhrases
  return {
    heading: { fontFamily: serif, ...sizes.heading, ...balanced, ...breaks },
    text: { fontFamily: sans, ...sizes.text, ...breaks },
    small: { fontFamily: sans, ...sizes.small, ...breaks },
  } satisfies Record<string, CSSProperties>
})
