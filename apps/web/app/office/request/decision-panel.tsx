import type { StageFormProps } from './commands/use-request-commands.tsx'
import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useId } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { stageTextsOf } from '../../request/service-kind-texts.ts'
import { Cancelled } from './actions/cancelled.tsx'
import { CompleteSummary } from './stages/complete/complete-summary.tsx'
import styles from './decision-panel.module.css'
import { DeliveryForm } from './stages/delivery/delivery-form.tsx'
import { LatePromise } from './actions/late-promise.tsx'
import { OtherStage } from './other-stage.tsx'
import { OtherActions } from './actions/other-actions.tsx'
import { TranslatorLine } from './translator/translator.tsx'
import { PaymentForm } from './stages/payment/payment-form.tsx'
import { QuoteForm } from './stages/quote/quote-form.tsx'
import { ReviewForm } from './stages/review/review-form.tsx'
import { Sums } from './money/sums.tsx'
import { TranslateForm } from './stages/translate/translate-form.tsx'

const forms: Readonly<Record<Stage, ComponentType<StageFormProps>>> = {
  quote: QuoteForm,
  payment: PaymentForm,
  translate: TranslateForm,
  review: ReviewForm,
  delivery: DeliveryForm,
  complete: CompleteSummary,
}

interface DecisionPanelProps extends StageFormProps {
  stage: Stage
}

/** The form of this stage, or why there is nothing to do here. */
export function DecisionPanel({ stage, request, commands }: DecisionPanelProps) {
  const { i18n } = useLingui()
  const headingId = useId()
  const { edits, run, leave } = commands
  const Form = forms[stage]
  const isClosed = request.closedAt !== undefined
  const isHere = request.stage === stage && !isClosed
  // A quote can be replaced on its own screen until the payment is complete.
  const isReplaceable =
    stage === 'quote' && request.stage === 'payment' && request.can.includes('submitQuote')
  // Keep unsaved input on screen, even if the request has moved or been cancelled.
  const isShown = isHere || isReplaceable || edits.isDirty || leave.isMoving

  return (
    <section className={styles.decision} aria-labelledby={headingId}>
      <h2 id={headingId}>{i18n._(stageTextsOf(stage, request.serviceKind).form)}</h2>
      <LatePromise request={request} commands={commands} />
      {isClosed && <Cancelled request={request} commands={commands} />}
      {!isHere && !isClosed && !leave.isMoving && (
        <OtherStage
          request={request}
          isDirty={edits.isDirty}
          isReplaceable={isReplaceable && !edits.isStale}
        />
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
