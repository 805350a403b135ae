import { stageListPath } from '@kakehashi/contract/screen-paths'
import type { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { stageNames, workStages } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { overdueFigure } from '../api/dashboard-api.ts'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import styles from './dashboard.module.css'

const stages = [...workStages, 'delivery'] as const

/** Request counts for the other stages, balances due and unread messages. */
export function InProgress({ dashboard: figures }: { dashboard: ReplyOf<typeof dashboard> }) {
  const language = useLanguage()
  return (
    <section className={styles.underWay} aria-labelledby="under-way">
      <h2 id="under-way">
        <Trans>In progress</Trans>
      </h2>
      <ul role="list" className={rowSheet}>
        {stages.map((stage) => (
          <Row
            key={stage}
            to={stageListPath(stage)}
            name={stageNames[stage][language]}
            count={figures.stages[stage].count}
            overdue={figures.stages[stage].overdue}
          />
        ))}
        <Row
          to="/admin/complete?list=balance-due"
          name={<Trans>Delivered, balance due</Trans>}
          count={figures.balanceDue}
        />
        <Row
          to="/admin/inbox?unread=1"
          name={<Trans>Unread messages</Trans>}
          count={figures.unread}
        />
      </ul>
    </section>
  )
}

interface RowProps {
  to: string
  name: ReactNode
  count: number
  overdue?: number
}

function Row({ to, name, count, overdue = 0 }: RowProps) {
  return (
    <li>
      <RowLink
        to={to}
        title={name}
        state={overdue > 0 && <Overdue count={overdue} />}
        figure={<b className={styles.figure}>{count}</b>}
        isQuiet={count === 0}
      />
    </li>
  )
}

export function Overdue({ count }: { count: number }) {
  const figure = overdueFigure(count)
  return (
    <Pill tone="amber" icon="alert">
      <Trans>{figure} overdue</Trans>
    </Pill>
  )
}
