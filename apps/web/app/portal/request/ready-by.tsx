import { readyOn, timeLeftForSameDay } from '@kakehashi/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useListClosuresQuery } from '../../api/services-api.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { sameDayUntil } from '../../frame/hours.ts'
import { weekdayAndDate } from '../../frame/written-days.ts'
import { SaidOnce } from '../../request-parts/said-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PricedRequest } from './priced-request.ts'
import styles from './quote-card.module.css'
import { useNow } from '../../frame/use-now.ts'

/** The day we promised; before that, the day we could promise if the quote were accepted now. */
export function ReadyBy({ request }: { request: PricedRequest }) {
  const { promisedOn } = request
  if (promisedOn === undefined) {
    return request.stage === 'payment' && <IfAccepted request={request} />
  }
  return <Promised request={request} day={promisedOn} />
}

/** A day that moves while somebody looks says what it was, and is said aloud. */
function Promised({ request, day }: Omit<BoxProps, 'children'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const [seen, setSeen] = useState<{ day: string; before?: string }>({ day })
  if (day !== seen.day) setSeen({ day, before: seen.day })
  const written = weekdayAndDate(day, language)
  const before = seen.before && weekdayAndDate(seen.before, language)
  return (
    <Box request={request} day={day}>
      {before && <Trans>It has moved: it was {before} before.</Trans>}
      <SaidOnce mark={day} words={t`Ready by ${written}`} />
    </Box>
  )
}

function IfAccepted({ request }: { request: PricedRequest }) {
  const { data: closures } = useListClosuresQuery()
  const now = useNow()
  // A day reckoned without knowing when the office is closed would be a promise nobody keeps.
  if (!closures) return null
  const { usualWorkingDays } = request
  const isSameDay = usualWorkingDays === 0 && timeLeftForSameDay(now, closures) !== null
  return (
    <Box request={request} day={readyOn(now, usualWorkingDays, closures)}>
      {request.reader === 'office' ? (
        <Trans>if it is accepted today</Trans>
      ) : isSameDay ? (
        <Trans>if you accept before {sameDayUntil} today</Trans>
      ) : (
        <Trans>if you accept today</Trans>
      )}
    </Box>
  )
}

interface BoxProps {
  request: PricedRequest
  day: string
  children?: ReactNode
}

function Box({ request, day, children }: BoxProps) {
  const language = useLanguage()
  const { neededBy } = request
  const written = weekdayAndDate(day, language)
  const needed = neededBy && weekdayAndDate(neededBy, language)
  return (
    <div className={styles['ready']}>
      <Icon name="clock" />
      <p>
        <b>
          <Trans>
            Ready by <span className="date">{written}</span>
          </Trans>
        </b>
        {children && <span>{children}</span>}
        {neededBy && neededBy < day && (
          <span className={styles['late']}>
            <Trans>
              You need it by {needed}. Please write to us, so that we can see what is possible.
            </Trans>
          </span>
        )}
      </p>
    </div>
  )
}
