import type { PricedRequest } from '../../../request/request-views.ts'
import { expectedReadyDay, type ExpectedReadyDay } from '@kakehashi/domain/request/ready-day'
import { hasReadyDay } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useCalendar } from '../../../api/use-calendar.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { AnnounceOnce } from '../../../request/announce-once.tsx'
import { moneyOf } from '../../../request/status/request-status.ts'
import { Icon } from '@kakehashi/ui/icon'
import styles from './quote-card.module.css'
import { useNow } from '@kakehashi/ui/use-now'

/** The promised day; before there is one, the earliest possible day. None for an interpretation. */
export function ReadyBy({ request }: { request: PricedRequest }) {
  const { promisedOn, late, serviceKind } = request
  if (!hasReadyDay(serviceKind)) return null
  // The band above says that it is late; the passed day must not look like a promise.
  if (late && late.newDay === undefined) return null
  if (promisedOn === undefined) {
    return request.stage === 'payment' && <IfBegunNow request={request} />
  }
  return <Promised request={request} day={promisedOn} />
}

/** Shows the previous day when it changes on an open page, and announces the change. */
function Promised({ request, day }: Omit<BoxProps, 'children'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const [seen, setSeen] = useState<{ day: string; before?: string }>({ day })
  if (day !== seen.day) setSeen({ day, before: seen.day })
  const written = formatWeekdayAndDate(day, language)
  const before = seen.before && formatWeekdayAndDate(seen.before, language)
  return (
    <Box request={request} day={day}>
      {before && <Trans>Changed from {before}.</Trans>}
      <AnnounceOnce mark={day} text={t`Ready by ${written}`} />
    </Box>
  )
}

function IfBegunNow({ request }: { request: PricedRequest }) {
  const calendar = useCalendar()
  const now = useNow()
  // Without the closures the day could be wrong.
  if (!calendar) return null
  const { usualWorkingDays, quote } = request
  const offer = {
    promisedOn: null,
    usualWorkingDays,
    isAccepted: quote?.isTaken ?? false,
    isDepositDue: (moneyOf(request)?.depositDue ?? 0) > 0,
  }
  const ready = expectedReadyDay(offer, { now, calendar })
  return (
    <Box request={request} day={ready.on}>
      {request.reader === 'office' ? (
        <StaffLinks request={request} />
      ) : (
        <ForCustomer ready={ready} />
      )}
    </Box>
  )
}

function StaffLinks({ request: { quote } }: { request: PricedRequest }) {
  return quote?.isTaken ? (
    <Trans>if the deposit is paid today</Trans>
  ) : (
    <Trans>if it is accepted today</Trans>
  )
}

/** What the customer still has to do: accept, pay the deposit, or both. */
function ForCustomer({ ready: { condition, isSameDay } }: { ready: ExpectedReadyDay }) {
  const { sameDayUntil } = useOfficeHours()
  if (condition === 'pay') {
    return isSameDay ? (
      <Trans>if you pay the deposit before {sameDayUntil} today</Trans>
    ) : (
      <Trans>if you pay the deposit today</Trans>
    )
  }
  if (condition === 'accept-and-pay') {
    return isSameDay ? (
      <Trans>if you accept and pay the deposit before {sameDayUntil} today</Trans>
    ) : (
      <Trans>if you accept and pay the deposit today</Trans>
    )
  }
  return isSameDay ? (
    <Trans>if you accept before {sameDayUntil} today</Trans>
  ) : (
    <Trans>if you accept today</Trans>
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
  const written = formatWeekdayAndDate(day, language)
  const needed = neededBy && formatWeekdayAndDate(neededBy, language)
  return (
    <div className={styles.ready}>
      <Icon name="clock" />
      <p>
        <b>
          <Trans>
            Ready by <span className="date">{written}</span>
          </Trans>
        </b>
        {children && <span>{children}</span>}
        {neededBy && neededBy < day && (
          <span className={styles.late}>
            <Trans>
              You asked for it by {needed}. Send us a message and we will see what we can do.
            </Trans>
          </span>
        )}
      </p>
    </div>
  )
}
