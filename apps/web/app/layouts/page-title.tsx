import { office } from '@kakehashi/domain/office'
import { useLanguage } from '@kakehashi/ui/use-language'

/** The title of the document: what is on the page, then the office's name in the reader's language. */
export function PageTitle({ title }: { title: string }) {
  const language = useLanguage()
  return <title>{`${title} | ${office.localName[language]}`}</title>
}
