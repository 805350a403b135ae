import { OfficeProvider } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { use } from 'react'

/**
 * The title of the document: what is on the page, then the office's name in the reader's language.
 * An error page may have to do without the office.
 */
export function PageTitle({ title }: { title: string }) {
  const language = useLanguage()
  const name = use(OfficeProvider)?.name[language]
  return <title>{name ? `${title} | ${name}` : title}</title>
}
