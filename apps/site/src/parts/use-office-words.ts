import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { officeWords } from './office-words.ts'

/** In a file of its own: the build runs the code of seo/ in Node, which loads no .tsx files. */
export function useOfficeWords() {
  return officeWords(useOffice(), useLanguage())
}
