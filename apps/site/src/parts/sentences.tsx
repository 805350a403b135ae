import { languageFacts } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Children, Fragment, type ReactNode } from 'react'

/** One sentence after the other, without those that an office has no use for (null or false). */
export function Sentences({ children }: { children: ReactNode }) {
  const { hasSpaces } = languageFacts[useLanguage()]
  return Children.toArray(children).map((sentence, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rendered once
    <Fragment key={index}>
      {index > 0 && hasSpaces && ' '}
      {sentence}
    </Fragment>
  ))
}
