import { Trans } from '@lingui/react/macro'
import { TranslationForm } from '../../request-parts/translation-form.tsx'
import { mainButtonId } from './main-button.tsx'
import type { StageFormProps } from './stage-form.ts'
import { TranslatorChoice } from './translator-choice.tsx'

/** Who translates, and the finished work. */
export function TranslateForm({ request, acting }: StageFormProps) {
  return (
    <>
      <TranslatorChoice request={request} acting={acting} />
      <TranslationForm
        request={request}
        buttonId={mainButtonId}
        hint={<Trans>The order moves to Review.</Trans>}
        onSending={acting.setGoing}
        onSubmitted={() => acting.follow({ to: 'review' })}
      />
    </>
  )
}
