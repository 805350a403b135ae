import type { Language } from '@kakehashi/domain/language'
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

export const seal = {
  background: colours['fill-seal'].light,
  foreground: colours['on-seal'].light,
} as const

const darkRules = Object.entries(palette).map(
  ([name, { dark }]) =>
    `.t-${name}{color:${dark}!important}` +
    `.f-${name}{background-color:${dark}!important}` +
    `.r-${name}{border-color:${dark}!important}`,
)

export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${darkRules.join('')}.on-ink{color:${palette.paper.dark}!important}}` +
  '@media (max-width:480px){.sheet{padding:28px 22px 32px!important}.desk{padding:24px 12px!important}}'

// Most mail programs do not load web fonts, so both stacks use system fonts.
const faces = {
  en: {
    serif: 'Georgia, "Times New Roman", serif',
    sans: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  },
  ja: {
    serif: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", serif',
    sans: '"Hiragino Sans", "Yu Gothic Medium", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
  },
} as const satisfies Record<Language, Record<'serif' | 'sans', string>>

const balanced = { fontWeight: 700, textWrap: 'balance' } as const
const wholePhrases = { lineBreak: 'strict', wordBreak: 'auto-phrase' } as const

/** Kanji look larger than Latin letters, so Japanese headings are smaller and lines are taller. */
export const typeset = {
  en: {
    heading: { fontFamily: faces.en.serif, fontSize: 27, lineHeight: '34px', ...balanced },
    text: { fontFamily: faces.en.sans, fontSize: 16, lineHeight: '25px' },
    small: { fontFamily: faces.en.sans, fontSize: 14, lineHeight: '21px' },
  },
  ja: {
    heading: {
      fontFamily: faces.ja.serif,
      fontSize: 22,
      lineHeight: '32px',
      ...balanced,
      ...wholePhrases,
    },
    text: { fontFamily: faces.ja.sans, fontSize: 16, lineHeight: '29px', ...wholePhrases },
    small: { fontFamily: faces.ja.sans, fontSize: 14, lineHeight: '24px', ...wholePhrases },
  },
} as const satisfies Record<Language, Record<'heading' | 'text' | 'small', CSSProperties>>
