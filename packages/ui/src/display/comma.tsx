import { languageFacts } from '@kakehashi/domain/language'
import { useLanguage } from '../use-language.ts'

/** Between parts of a line: ', ' or 、. */
export function Comma() {
  return languageFacts[useLanguage()].comma
}
