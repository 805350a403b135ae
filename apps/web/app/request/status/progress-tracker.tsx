import { steps } from '@kakehashi/domain/request/progress'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { ServiceKind } from '@kakehashi/domain/services'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { OfficeSeal } from '@kakehashi/layouts/office-seal'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './progress-tracker.module.css'
import { stepNameOf } from '../service-kind-texts.ts'
import type { Step } from '../stage-texts.ts'

interface Reached {
  step: Step
  reachedAt?: string | undefined
}

export interface ProgressData {
  /** The steps in order; finished ones have a date. */
  progress: readonly Reached[]
  stage: Stage
  kind: ServiceKind
  /** Shown below the current step: whom the request waits for. */
  waiting?: ReactNode
  /** Shown below the hand-over while it is ahead: when it will be ready. */
  ready?: ReactNode
  /** Cancelled: no step is current. */
  isStopped?: boolean | undefined
}

const stateClasses: Partial<Record<StepState, string>> = { done: styles.done, now: styles.now }

/** The steps joined by arches: a row on desktops, a strip without labels on phones. */
export function ProgressTracker({ label, ...data }: ProgressData & { label: string }) {
  const { shortDateAndTime } = useDates()
  return (
    <>
      <ol className={classNames(styles.tracker, styles.row)} aria-label={label}>
        <Steps {...data} written={shortDateAndTime} />
      </ol>
      <Strip {...data} />
    </>
  )
}

/** The same steps as a vertical list with full dates, for which a phone's strip has no room. */
export function StepsAndTimes({ label, ...data }: ProgressData & { label: string }) {
  const { dateAndTime } = useDates()
  return (
    <ol className={classNames(styles.tracker, styles.list)} aria-label={label}>
      <Steps {...data} written={dateAndTime} />
    </ol>
  )
}

/** Hidden from screen readers, because the line beside it and the list below have the same text. */
function Strip({ progress, stage, isStopped }: ProgressData) {
  return (
    <div className={classNames(styles.tracker, styles.strip)} aria-hidden="true">
      {progress.map((reached, index) => {
        const state = stateOf(reached, stage, isStopped)
        return (
          <div key={reached.step} className={stateClasses[state]}>
            <StepMark number={index + 1} state={state} />
          </div>
        )
      })}
    </div>
  )
}

interface StepsProps extends ProgressData {
  /** How the time of a finished step is written. */
  written: (moment: string) => string
}

function Steps({ progress, stage, kind, waiting, ready, isStopped, written }: StepsProps) {
  const { i18n } = useLingui()
  return progress.map((reached, index) => {
    const { step, reachedAt } = reached
    const state = stateOf(reached, stage, isStopped)
    return (
      <li
        key={step}
        className={stateClasses[state]}
        data-step={step}
        data-state={state}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <StepMark number={index + 1} state={state} />
        <b>{i18n._(stepNameOf(step, kind))}</b>
        {state === 'done' && reachedAt && <time dateTime={reachedAt}>{written(reachedAt)}</time>}
        {state === 'now' && waiting && <small>{waiting}</small>}
        {state === 'ahead' && step === 'delivery' && ready && (
          <span className={styles.note}>{ready}</span>
        )}
      </li>
    )
  })
}

type StepState = 'done' | 'now' | 'ahead' | 'left'

function StepMark({ number, state }: { number: number; state: StepState }) {
  const { t } = useLingui()
  const isDone = state === 'done'
  const isStamping = useBecameTrue(isDone)
  if (isDone && number === steps.length) {
    return (
      <span className={classNames(styles.mark, styles.sealed)}>
        <OfficeSeal isStamping={isStamping} label={t`Done`} />
      </span>
    )
  }
  return (
    <span className={styles.mark}>{isDone ? <Icon name="check" label={t`Done`} /> : number}</span>
  )
}

/** The stage is the current step; the last step is done once nothing is owed. */
function stateOf({ step, reachedAt }: Reached, stage: Stage, isStopped?: boolean): StepState {
  const [here, there] = [steps.indexOf(stage), steps.indexOf(step)]
  if (there > here) return 'ahead'
  if (there < here || (step === 'complete' && reachedAt !== undefined)) return 'done'
  return isStopped ? 'left' : 'now'
}

/** Whether a value became true after the screen was opened. */
export function useBecameTrue(isTrue: boolean): boolean {
  const [wasTrue] = useState(isTrue)
  return isTrue && !wasTrue
}
