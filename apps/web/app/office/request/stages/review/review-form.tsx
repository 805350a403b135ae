import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ReasonDialog } from '../../../../request/reason-dialog.tsx'
import { workWords } from '../../../../request/service-kind-texts.ts'
import { PdfField } from '../../../../request/uploads/pdf-field.tsx'
import { usePdf } from '../../../../request/uploads/use-pdf.ts'
import { Button } from '@kakehashi/ui/button'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { MainButton } from '../../main-button.tsx'
import { NextStage } from '../next-stage.tsx'
import { ContinueDialog } from './continue-dialog.tsx'
import { LineByLine } from './line-by-line.tsx'
import { returnButtonId } from './review-buttons.tsx'
import { withCorrectedFile } from '../../proof/with-corrected-file.ts'
import { TranslatorLine } from '../../translator/translator.tsx'

/** Approves a translation, with or without a corrected file, or returns it. */
export function ReviewForm({ request, commands }: StageFormProps) {
  const { t, i18n } = useLingui()
  const words = workWords[request.serviceKind]
  const { edits, run, leave } = commands
  const [isReturning, setReturning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const pdf = usePdf(`reviewed:${request._id}`)
  const isCorrected = pdf.uploads.latest().length > 0
  const questions = isCorrected ? withCorrectedFile(request) : (request.openQuestions ?? [])

  /** The corrected file, if one was chosen. Throws if its upload failed. */
  async function reviewed(): Promise<string | undefined> {
    leave.setUploading(true)
    const translation = await pdf.arrived()
    leave.setUploading(false)
    if (translation !== undefined || pdf.uploads.latest().length === 0) return translation
    const message = t`The reviewed file was not uploaded. Try again or remove it.`
    throw Object.assign(new Error(message), { data: { message } })
  }

  /** Sets `isMoving` before the upload finishes, so that only one of the buttons can be used. */
  async function moveOn(move: (translation: string | undefined) => Promise<void>) {
    if (run.isBusy) return
    leave.setMoving(true)
    try {
      await move(await reviewed())
      pdf.uploads.clear()
    } catch (error) {
      leave.setMoving(false)
      throw error
    }
  }

  const approve = () => moveOn((translation) => run.move({ kind: 'continueReview', translation }))

  const approveAlthough = (reason: string) =>
    moveOn((translation) =>
      run.move({ kind: 'continueReview', translation, reason }, { form: 'reason' }),
    )

  const returnToTranslator = (reason: string) =>
    moveOn((translation) =>
      run.move(
        { kind: 'returnToTranslator', translation, reason },
        { info: t`Request has been returned.`, form: 'reason' },
      ),
    )

  /** Confirm before asking for a reason, so that nobody types it in vain. */
  const askToReturn = () =>
    run.press(async () => {
      if (!run.isBusy && (await leave.confirm())) setReturning(true)
    })

  return (
    <>
      <TranslatorLine request={request} />
      <LineByLine request={request} />
      <PdfField
        pdf={pdf}
        id="reviewed"
        label={<Trans>Upload Reviewed Document</Trans>}
        hint={i18n._(words.correctedFile)}
      />
      <MainButton
        commands={commands}
        onPress={questions.length > 0 ? async () => setAsking(true) : approve}
        then={<NextStage after="review" kind={request.serviceKind} />}
      >
        <Trans>CONTINUE</Trans>
      </MainButton>
      <Button
        id={returnButtonId}
        variant="line"
        isWide
        aria-disabled={run.isBusy}
        onClick={() => void askToReturn()}
      >
        <Trans>RETURN</Trans>
      </Button>
      <ReasonDialog
        title={i18n._(words.askReturn)}
        isOpen={isReturning}
        label={t`What should be changed?`}
        hint={t`The translator sees it as a note`}
        confirm={t`RETURN`}
        cancel={t`Go back`}
        draftName={`return:${request._id}`}
        onEdit={() => edits.begin('reason')}
        onConfirm={returnToTranslator}
        onDone={() => undefined}
        onClose={() => {
          edits.end('reason')
          setReturning(false)
        }}
      >
        {i18n._(words.goesBack)}
      </ReasonDialog>
      <ContinueDialog
        requestId={request._id}
        questions={questions}
        isOpen={isAsking}
        onEdit={() => edits.begin('reason')}
        onConfirm={approveAlthough}
        onClose={() => {
          edits.end('reason')
          setAsking(false)
        }}
      />
      <AmountPaid request={request} commands={commands} label={t`Amount paid`} isAside />
      <Ledger request={request} />
    </>
  )
}
