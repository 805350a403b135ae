import { office } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import { KeepChoice, StorageNotice } from './storage-notice.tsx'
import styles from './start.module.css'
import { type StepPath, steps } from './steps.ts'

interface StepPageProps {
  path: StepPath
  lede: ReactNode
  children: ReactNode
}

/** A step of /start: where the visitor is, and where the answers are stored. */
export function StepPage({ path, lede, children }: StepPageProps) {
  const { i18n } = useLingui()
  const index = steps.findIndex((each) => each.path === path)
  const [step, before] = [steps[index] ?? steps[0], steps[index - 1]]
  const number = index + 1
  const title = i18n._(step.title)
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{`${title} | ${office.name}`}</title>
      <header>
        <div className={styles.crumb}>
          {before && (
            <Link to={before.path}>
              <Icon name="left" />
              <Trans>Back</Trans>
            </Link>
          )}
          <span>
            <Trans>
              Step {number} of {steps.length}
            </Trans>
          </span>
        </div>
        <div className={styles.bars} aria-hidden="true">
          {steps.map((each, at) => (
            <i
              key={each.path}
              data-state={at < index ? 'done' : at === index ? 'now' : undefined}
            />
          ))}
        </div>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </header>
      <StorageNotice />
      <div className={styles.column}>{children}</div>
      <KeepChoice />
    </div>
  )
}
