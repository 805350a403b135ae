import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { type Day } from '@kakehashi/domain/calendar/working-days'
import { firstDays, type FirstDays } from '@kakehashi/domain/request/ready-day'
import { hasReadyDay } from '@kakehashi/domain/services'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { deliveryFacts, type DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import { useCalendar } from '../../../api/use-calendar.ts'
import type { CustomerRequest } from '../../../request/request-views.ts'
import { PayAfterInterpreting } from '../hand-over.tsx'
import styles from './confirmation-panel.module.css'

/** What happens next, and when. */
export function NextSteps({ request }: { request: CustomerRequest }) {
  // Without the closures the days could be wrong.
  const calendar = useCalendar()
  return (
    <section>
      <h3>
        <Trans>What happens next</Trans>
      </h3>
      {calendar && <Days request={request} calendar={calendar} />}
    </section>
  )
}

function Days({ request, calendar }: { request: CustomerRequest; calendar: OfficeCalendar }) {
  const language = useLanguage()
  const { dayOf, timeOfDay } = useDates()
  const today = dayOf(useNow())
  const { usualWorkingDays, createdAt, delivery, serviceKind } = request
  const days = firstDays({ createdAt: new Date(createdAt), usualWorkingDays }, calendar)
  const quoteTime = timeOfDay(days.quoteBy)
  const quoteDay = formatWeekdayAndDate(days.quoteOn, language)
  return (
    <ol className={styles.steps}>
      <Step
        when={
          days.quoteOn === today ? (
            <Trans>Today, by {quoteTime}</Trans>
          ) : (
            <Trans>
              {quoteDay}, by {quoteTime}
            </Trans>
          )
        }
        title={<Trans>You get the price</Trans>}
      >
        <Trans>By e-mail and on this page. You owe nothing until you accept it.</Trans>
      </Step>
      <Step when={<Trans>You accept</Trans>} title={<Trans>We begin</Trans>}>
        {deliveryFacts[delivery].isAtCounter ? (
          <Trans>If there is a deposit, you pay it at our counter first.</Trans>
        ) : (
          <Trans>
            If there is a deposit, you pay it first, at our counter or in another way that we
            arrange with you.
          </Trans>
        )}
      </Step>
      {hasReadyDay(serviceKind) ? (
        <ReadyStep delivery={delivery} days={days} today={today} />
      ) : (
        <AppointmentStep day={request.neededBy} />
      )}
    </ol>
  )
}

interface ReadyStepProps {
  delivery: DeliveryWay
  days: FirstDays
  today: Day
}

function ReadyStep({ delivery, days, today }: ReadyStepProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { sameDayUntil } = useOfficeHours()
  const readyDay = formatWeekdayAndDate(days.readyOn, language)
  const laterDay = days.readyIfLater && formatWeekdayAndDate(days.readyIfLater, language)
  return (
    <Step
      when={days.readyOn === today ? <Trans>Today</Trans> : readyDay}
      title={
        laterDay ? (
          <Trans>Ready, if you accept before {sameDayUntil} on that day</Trans>
        ) : (
          <Trans>Ready, if you accept on the day you get the price</Trans>
        )
      }
    >
      {laterDay && (
        <>
          <Trans>If you get the price or accept it later, it is ready on {laterDay}.</Trans>{' '}
        </>
      )}
      {i18n._(handOverTexts[delivery])}
    </Step>
  )
}

function AppointmentStep({ day }: { day: Day | undefined }) {
  const language = useLanguage()
  return (
    <Step
      when={day ? formatWeekdayAndDate(day, language) : <Trans>On the day</Trans>}
      title={<Trans>We interpret for you</Trans>}
    >
      <PayAfterInterpreting isWhole />
    </Step>
  )
}

const handOverTexts: Readonly<Record<DeliveryWay, MessageDescriptor>> = {
  counter: msg`You pick it up at our counter and pay what is left.`,
  download: msg`You download it on this page once everything is paid.`,
  post: msg`We send it to you by post once everything is paid.`,
  meeting: msg`We hand it to you at the meeting point, where you pay what is left.`,
}

interface StepProps {
  when: ReactNode
  title: ReactNode
  children: ReactNode
}

function Step({ when, title, children }: StepProps) {
  return (
    <li>
      <b>{when}</b>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}
