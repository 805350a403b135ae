import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useSubmitTranslationMutation } from '../api/request-commands-api.ts'
import { Refusal } from '../forms/refusal.tsx'
import type { DeskRequest } from '../request/request-views.ts'
import { workWords } from '../request/service-kind-texts.ts'

interface EarlierTranslationProps {
  request: DeskRequest
  onSubmitted: () => unknown
}

/** For copies the reviewed file is here already: it is handed in again, or replaced. */
export function EarlierTranslation({ request, onSubmitted }: EarlierTranslationProps) {
  const { t, i18n } = useLingui()
  const [submit, { isLoading }] = useSubmitTranslationMutation()
  const [refusal, setRefusal] = useState<string>()
  const { again, translations, translation: handedIn, _id: requestId, version } = request
  const [earlier] = translations
  if (again?.copies === undefined || earlier === undefined || handedIn !== undefined) return null
  const { orderNumber } = again

  async function handIn(translation: string) {
    setRefusal(undefined)
    try {
      await submit({ requestId, version, translation }).unwrap()
      showToast.success(i18n._(workWords[request.serviceKind].submitted))
      await onSubmitted()
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  const { path } = earlier
  return (
    <>
      <Refusal message={refusal} />
      <Alert
        kind="info"
        title={<Trans>Start with the translation of {orderNumber}</Trans>}
        action={
          path !== undefined && (
            <Button
              variant="line"
              size="small"
              isBusy={isLoading}
              busyLabel={t`Sending`}
              onClick={() => void handIn(path)}
            >
              <Trans>Hand it in as it is</Trans>
            </Button>
          )
        }
      >
        <Trans>
          The reviewed file is among the documents. Hand it in as it is, or upload a changed one.
        </Trans>
      </Alert>
    </>
  )
}
