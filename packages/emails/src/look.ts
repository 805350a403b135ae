import type { Language } from '@kakehashi/domain/language'
import type { CSSProperties } from 'react'

/** Every colour a mail uses, by day and for readers whose mail program is dark. */
const palette = {
  paper: { day: '#FBF8F2', night: '#0C1322' },
  sheet: { day: '#FFFFFF', night: '#131C30' },
  tint: { day: '#F4EFE5', night: '#1A2540' },
  ink: { day: '#14213D', night: '#EFEADF' },
  quiet: { day: '#465069', night: '#B9BFCC' },
  line: { day: '#E3DCCF', night: '#2A3550' },
  sea: { day: '#1B6F80', night: '#72C4D3' },
} as const

type Colour = keyof typeof palette

/** Inline colours with the classes that swap them at night: inline styles cannot follow a scheme. */
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
      ...(text && { color: palette[text].day }),
      ...(fill && { backgroundColor: palette[fill].day }),
      ...(rule && { borderColor: palette[rule].day }),
    },
  }
}

export const seal = { background: '#C8372D', foreground: '#FFFFFF' } as const

const nightRules = Object.entries(palette).map(
  ([name, { night }]) =>
    `.t-${name}{color:${night}!important}` +
    `.f-${name}{background-color:${night}!important}` +
    `.r-${name}{border-color:${night}!important}`,
)

export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){${nightRules.join('')}.on-ink{color:${palette.paper.night}!important}}` +
  '@media (max-width:480px){.sheet{padding:28px 22px 32px!important}.desk{padding:24px 12px!important}}'

// Mail programs rarely load web fonts, so both stacks name faces that readers already have.
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

/** Kanji fill their square: Japanese headings are smaller and its lines more open than Latin ones. */
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
