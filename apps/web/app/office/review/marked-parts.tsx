import type { TextPart } from '@kakehashi/domain/review/compare-sequences'
import { useLingui } from '@lingui/react/macro'
import marks from './marks.module.css'

/** A text with what was added to it and removed from it. */
export function MarkedParts({ parts }: { parts: readonly TextPart[] }) {
  return inOrder(parts).map(({ at, item }) => <Part key={at} {...item} />)
}

/** Two of them can be the same, so only their place tells them apart. */
export function inOrder<Item>(items: readonly Item[]) {
  return items.map((item, at) => ({ at, item }))
}

/** Screen readers do not announce these elements, so the words say it too. */
function Part({ kind, text }: TextPart) {
  const { t } = useLingui()
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark className={marks[kind]}>
      <span className="hush">{kind === 'added' ? t`added:` : t`removed:`} </span>
      {text}
    </Mark>
  )
}
