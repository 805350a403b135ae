import type { Language } from '@kakehashi/domain/language'
import { useListServicesQuery } from '../api/services-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'

interface Ordered {
  /** The id of the service, and its name when the request was made. */
  service: string
  requestItem: string
}

/** The names of all services. The request itself has only the English name. */
export function useServiceNames() {
  const language = useLanguage()
  return useListServicesQuery(undefined, { skip: language !== 'ja' }).data
}

/** The name of the requested service, in Japanese for Japanese readers if it has one. */
export function useServiceName({ service, requestItem }: Ordered): {
  name: string
  lang: Language | undefined
} {
  const language = useLanguage()
  const services = useServiceNames()
  if (language === 'en') return { name: requestItem, lang: undefined }
  const nameJa = services?.find(({ _id }) => _id === service)?.nameJa
  return nameJa ? { name: nameJa, lang: undefined } : { name: requestItem, lang: 'en' }
}

export function ServiceName(ordered: Ordered) {
  const { name, lang } = useServiceName(ordered)
  return lang ? <span lang={lang}>{name}</span> : name
}
