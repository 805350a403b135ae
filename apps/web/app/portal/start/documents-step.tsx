import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { Button } from '@kakehashi/ui/button'
import { Form, FormActions } from '@kakehashi/ui/form'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { DocumentsSection } from '../request-form/documents-section.tsx'
import { documentsId } from '../request-form/use-request-form.ts'
import { useStart } from './start.tsx'
import { StepPage } from './step-page.tsx'
import { checkStep, documentsStep } from './steps.ts'

export default function DocumentsStep() {
  const { t } = useLingui()
  const { visitorRequest } = useStart()
  const { files } = visitorRequest
  const navigate = useNavigate()
  const [isPressed, setPressed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusFallback = useFocusFallback(() => button.current)

  function goOn(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    if (!files.hasUnusable) void navigate(checkStep.path)
  }

  const unusable = isPressed ? files.items.filter(({ state }) => state.kind === 'failed') : []
  return (
    <StepPage
      path={documentsStep.path}
      lede={<Trans>Add them now, or bring them to our counter later.</Trans>}
    >
      <Form
        onSubmit={goOn}
        problems={unusable.map(({ name }) => ({
          id: documentsId,
          message: t`Remove ${name}, or add another file in its place`,
        }))}
      >
        <DocumentsSection uploads={files} isDisabled={false} />
        <div {...focusFallback}>
          <FormActions>
            <Button ref={button} type="submit">
              {files.items.length === 0 ? (
                <Trans>Continue without documents</Trans>
              ) : (
                <Trans>Continue</Trans>
              )}
            </Button>
          </FormActions>
        </div>
      </Form>
    </StepPage>
  )
}
