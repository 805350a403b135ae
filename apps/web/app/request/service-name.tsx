import type { Language } from '@kakehashi/domain/language'
import { useListServicesQuery } from '../api/services-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'

interface Ordered {
  /** The service's id, and its name at the time of the order. */
  service: string
  requestItem: string
}

/** What the services are called; the order itself carries the English name. */
export function useServiceNames() {
  const language = useLanguage()
  return useListServicesQuery(undefined, { skip: language === 'en' }).data
}

/** What was ordered, as the reader would say it: the name in Japanese where the service has one. */
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
