import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { officeTemplatePath } from '@kakehashi/contract/screen-paths'
import { useLingui } from '@lingui/react/macro'
import { TranslationForm } from '../../../../request/documents/translation-form.tsx'
import { TemplateLinks } from '../../../../request/paper-templates/template-links.tsx'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { NextStage } from '../next-stage.tsx'
import { mainButtonId } from '../../commands/use-focus-next-action.ts'
import { TranslatorChoice } from '../../translator/translator-choice.tsx'
import { firstMark } from '../../../../forms/first-field.ts'

export function TranslateForm({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  return (
    <>
      <TranslatorChoice request={request} commands={commands} />
      <div {...firstMark}>
        <TranslationForm
          request={request}
          buttonId={mainButtonId}
          hint={<NextStage after="translate" kind={request.serviceKind} />}
          mayLeave={() => commands.leave.confirm()}
          onWaiting={commands.leave.setUploading}
          onSending={commands.leave.setMoving}
          onSubmitted={({ stage }) => commands.leave.follow(stage)}
        />
      </div>
      {request.serviceKind === 'translation' && (
        <TemplateLinks
          requestId={request._id}
          documents={request.documents}
          pathOf={(document) => officeTemplatePath(request._id, document)}
        />
      )}
      <AmountPaid request={request} commands={commands} label={t`Amount paid`} isAside />
      <Ledger request={request} />
    </>
  )
}
