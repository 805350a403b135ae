import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { Plural, Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLanguagePair } from '../../request/use-language-pair.ts'

/** What tells one request from another: languages, documents, and the day it is ready. */
export function RequestFacts({ request }: { request: CustomerRequestItem }) {
  const language = useLanguage()
  const pair = useLanguagePair(request)
  const { documentCount, promisedOn, late, isTranslated, closedAt } = request
  // A late request says its days in its status, and a finished one is not awaited.
  const isAwaited = promisedOn !== undefined && !late && !isTranslated && closedAt === undefined
  const day = isAwaited && formatWeekdayAndDate(promisedOn, language)
  return (
    <>
      {pair && <span>{pair}</span>}
      {documentCount > 0 && (
        <span>
          <Plural value={documentCount} one="# document" other="# documents" />
        </span>
      )}
      {day && (
        <span>
          <Trans>Ready by {day}</Trans>
        </span>
      )}
    </>
  )
}
