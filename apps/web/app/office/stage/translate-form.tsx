import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { TranslationForm } from '../../request-parts/translation-form.tsx'
import { mainButtonId } from './main-button.tsx'
import type { StageFormProps } from './stage-form.ts'
import { TranslatorChoice } from './translator-choice.tsx'
import { firstMark, useFirstField } from './use-first-field.ts'

/** Who translates, and the finished work. */
export function TranslateForm({ request, acting }: StageFormProps) {
  const place = useRef<HTMLDivElement>(null)
  useFirstField(place)
  return (
    <>
      <TranslatorChoice request={request} acting={acting} />
      <div ref={place} {...firstMark}>
        <TranslationForm
          request={request}
          buttonId={mainButtonId}
          hint={<Trans>The order moves to Review.</Trans>}
          mayLeave={() => acting.mayLeave()}
          onWaiting={acting.setWaiting}
          onSending={acting.setGoing}
          onSubmitted={() => acting.follow({ to: 'review' })}
        />
      </div>
    </>
  )
}
