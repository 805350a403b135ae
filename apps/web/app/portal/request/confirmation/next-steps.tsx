import { formatDay } from '@kakehashi/domain/calendar/day-text'
import { officeHours, sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { tokyoDay, type Closures } from '@kakehashi/domain/calendar/working-days'
import { firstDays } from '@kakehashi/domain/request/ready-day'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useListClosuresQuery } from '../../../api/settings-api.ts'
import type { CustomerRequest } from '../../../request/request-views.ts'
import styles from './confirmation-panel.module.css'

/** What happens next, and when. */
export function NextSteps({ request }: { request: CustomerRequest }) {
  // Without the closures the days could be wrong.
  const { data: closures } = useListClosuresQuery()
  return (
    <section>
      <h3>
        <Trans>What happens next</Trans>
      </h3>
      {closures && <Days request={request} closures={closures} />}
    </section>
  )
}

function Days({ request, closures }: { request: CustomerRequest; closures: Closures }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const today = tokyoDay(useNow())
  const { closes } = officeHours(language)
  const { usualWorkingDays, createdAt } = request
  const days = firstDays({ createdAt: new Date(createdAt), usualWorkingDays }, closures)
  const quoteDay = formatDay(days.quoteOn, language)
  const readyDay = formatDay(days.readyOn, language)
  return (
    <ol className={styles.steps}>
      <Step
        when={
          days.quoteOn === today ? (
            <Trans>Today, by {closes}</Trans>
          ) : (
            <Trans>
              {quoteDay}, by {closes}
            </Trans>
          )
        }
        title={<Trans>You get the price</Trans>}
      >
        <Trans>By e-mail and on this page. You owe nothing until you accept it.</Trans>
      </Step>
      <Step when={<Trans>You accept</Trans>} title={<Trans>We begin</Trans>}>
        <Trans>If there is a deposit, you pay it at our counter first.</Trans>
      </Step>
      <Step
        when={days.readyOn === today ? <Trans>Today</Trans> : readyDay}
        title={
          days.isSameDay ? (
            <Trans>Ready, if you accept before {sameDayUntil} on that day</Trans>
          ) : (
            <Trans>Ready, if you accept on the day you get the price</Trans>
          )
        }
      >
        {i18n._(handOverTexts[request.delivery])}
      </Step>
    </ol>
  )
}

const handOverTexts: Readonly<Record<DeliveryWay, MessageDescriptor>> = {
  counter: msg`You pick it up at our counter.`,
  download: msg`You download it on this page.`,
  post: msg`We send it to you by post.`,
  meeting: msg`We hand it to you at the meeting place.`,
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
