import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

// What Lingui may take for one of its tags: `<0>`, `</0>`, `<b>`.
const tagBeginning = /<(?=[\w/])/g

/**
 * Lingui puts values into a sentence before it looks for tags in it. A name such as `<0>x</0>` would
 * become a link of that sentence, and `<constructor/>` would break the page. An invisible character
 * keeps it a text. `lingui.config.ts` makes the macro use this component.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values && { values: withoutTags(values) })} />
}

function withoutTags(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(tagBeginning, '<\u2060') : value,
    ]),
  )
}
