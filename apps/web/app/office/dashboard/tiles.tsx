import { stageListPath } from '@kakehashi/contract/screen-paths'
import { stageNames } from '@kakehashi/domain/request/stage'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { overdueFigure } from '../../request/status/overdue-label.ts'
import { Icon } from '@kakehashi/ui/icon'
import type { Dashboard } from '../../api/dashboard-api.ts'
import { type OpenStage, openStages } from '@kakehashi/domain/request/stage'
import styles from './tiles.module.css'

/** The stages on a phone. Owners also get a tile for their translators. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOwner = useUserInfo()?.isOwner ?? false
  const { stages, translators, balanceDue } = dashboard
  return (
    <div className={styles.tiles}>
      <ul role="list" aria-label={t`Stages`}>
        {openStages.map((stage) => (
          <Tile
            key={stage}
            to={stageListPath(stage)}
            name={stageNames[stage][language]}
            count={stages[stage].count}
          >
            {stages[stage].overdue > 0 && <Overdue stage={stage} count={stages[stage].overdue} />}
          </Tile>
        ))}
        <Tile to="/admin/complete" name={<Trans>Completed</Trans>} count={stages.complete.count}>
          {balanceDue > 0 && (
            <Link to="/admin/complete?list=balance-due" className={styles.owed}>
              <Plural value={balanceDue} one="# balance due" other="# balances due" />
            </Link>
          )}
        </Tile>
        {isOwner && (
          <Tile to="/admin/translatorlist" name={<Trans>Translators</Trans>} count={translators} />
        )}
      </ul>
    </div>
  )
}

function Overdue({ stage, count }: { stage: OpenStage; count: number }) {
  const figure = overdueFigure(count)
  return (
    <Link to={`${stageListPath(stage)}?overdue=1`} className={styles.late}>
      <Icon name="alert" />
      <Trans>{figure} overdue</Trans>
    </Link>
  )
}

interface TileProps {
  to: string
  name: ReactNode
  count: number
  children?: ReactNode
}

function Tile({ to, name, count, children }: TileProps) {
  return (
    <li>
      {/* This link covers the whole tile; the overdue link is placed on top of it. */}
      <Link to={to} className={styles.tile}>
        <span>{name}</span> <b>{count}</b>
      </Link>
      <small>{children}</small>
    </li>
  )
}
