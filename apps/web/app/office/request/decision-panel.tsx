import type { StageFormProps } from './commands/use-request-commands.tsx'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useId } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Cancelled } from './actions/cancelled.tsx'
import { CompleteSummary } from './steps/complete/complete-summary.tsx'
import styles from './decision-panel.module.css'
import { DeliveryForm } from './steps/delivery/delivery-form.tsx'
import { OtherStage } from './other-stage.tsx'
import { OtherActions } from './actions/other-actions.tsx'
import { TranslatorLine } from './translator/translator.tsx'
import { PaymentForm } from './steps/payment/payment-form.tsx'
import { QuoteForm } from './steps/quote/quote-form.tsx'
import { ReviewForm } from './steps/review/review-form.tsx'
import { Sums } from './money/sums.tsx'
import { TranslateForm } from './steps/translate/translate-form.tsx'

interface Task {
  readonly name: MessageDescriptor
  readonly Form: ComponentType<StageFormProps>
}

const tasks: Readonly<Record<Stage, Task>> = {
  quote: { name: msg`Quote`, Form: QuoteForm },
  payment: { name: msg`Payment`, Form: PaymentForm },
  translate: { name: msg`Translation`, Form: TranslateForm },
  review: { name: msg`Review`, Form: ReviewForm },
  delivery: { name: msg`Delivery`, Form: DeliveryForm },
  complete: { name: msg`Summary`, Form: CompleteSummary },
}

interface DecisionPanelProps extends StageFormProps {
  stage: Stage
}

/** The form of this stage, or why there is nothing to do here. */
export function DecisionPanel({ stage, request, commands }: DecisionPanelProps) {
  const { i18n } = useLingui()
  const headingId = useId()
  const { edits, run, leave } = commands
  const { name, Form } = tasks[stage]
  const isClosed = request.closedAt !== undefined
  const isHere = request.stage === stage && !isClosed
  // Keep unsaved input on screen, even if the request has moved or been cancelled.
  const isShown = isHere || edits.isDirty || leave.isMoving

  return (
    <section className={styles.decision} aria-labelledby={headingId}>
      <h2 id={headingId}>{i18n._(name)}</h2>
      {isClosed && <Cancelled request={request} commands={commands} />}
      {!isHere && !isClosed && !leave.isMoving && (
        <OtherStage request={request} isDirty={edits.isDirty} />
      )}
      {edits.isStale && !run.isBusy && (
        <Alert kind="warning">
          <Trans>
            This request has changed while you were typing. What you typed is still here.
          </Trans>
        </Alert>
      )}
      {isShown ? (
        <Form request={request} commands={commands} />
      ) : (
        <>
          <TranslatorLine request={request} />
          <Sums request={request} />
        </>
      )}
      <OtherActions
        request={request}
        commands={commands}
        isTranslatorAbove={isShown && stage === 'translate'}
      />
    </section>
  )
}
