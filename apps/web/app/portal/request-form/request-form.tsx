import { defaultDeliveryWay } from '@kakehashi/domain/request/delivery'
import { DraftNotice } from './start-over.tsx'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { UnconfirmedAddress } from '../../account/unconfirmed-address.tsx'
import { NotSentYet } from '../../forms/not-sent-yet.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { Button } from '@kakehashi/ui/button'
import { Form, FormActions } from '@kakehashi/ui/form'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { AlreadySent } from './already-sent.tsx'
import { BeingSent } from './being-sent.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { DisabledSection } from './disabled-section.tsx'
import { NotSentReason } from './not-sent-reason.tsx'
import { PeopleSection } from './people/people-section.tsx'
import type { Draft } from './request-draft.ts'
import styles from './request-form.module.css'
import { ServiceSection } from './service-section.tsx'
import { TranslationDetailsSection } from './translation-details-section.tsx'
import { useRequestForm } from './use-request-form.ts'

interface RequestFormProps {
  person: string
  services: readonly ServiceView[]
  draft: Draft
  isRestored: boolean
  isAnew: boolean
  onStartOver: () => void
}

export function RequestForm(props: RequestFormProps) {
  const { person, services, draft, isRestored, isAnew, onStartOver } = props
  const { t } = useLingui()
  const requestForm = useRequestForm(person, draft)
  const { form, field, formProps, isSending, refusal, uploads } = requestForm
  const [requestItem, neededBy, fromLanguage, toLanguage, delivery, postalCountry] = useWatch({
    control: form.control,
    name: ['requestItem', 'neededBy', 'fromLanguage', 'toLanguage', 'delivery', 'postalCountry'],
  })
  const service = services.find(({ name }) => name === requestItem)

  const sendButton = useRef<HTMLButtonElement>(null)
  const focusFallback = useFocusFallback(() => sendButton.current)
  const leaving = useUnsavedChanges(requestForm.isWaitingForFiles, {
    title: <Trans>Leave before your request is sent?</Trans>,
    children: (
      <Trans>
        Your files are still uploading. If you leave now, your request is not sent until you open
        this form again. Your answers and files are kept.
      </Trans>
    ),
  })

  // The pressed button is gone with the form that it cleared.
  useEffect(() => {
    if (isAnew) form.setFocus('requestItem')
  }, [form, isAnew])

  function startAnew() {
    requestForm.startAnew()
    onStartOver()
  }

  const { notSent } = requestForm.pressed
  const notSentYet = notSent && (
    <NotSentYet onCancel={requestForm.cancelSend}>
      <NotSentReason reason={notSent} />
    </NotSentYet>
  )

  if (requestForm.pressed.isContinuing) {
    return (
      <>
        <BeingSent
          uploads={uploads}
          isWaitingForFiles={requestForm.isWaitingForFiles}
          onCancel={requestForm.cancelSend}
        />
        {leaving.question}
      </>
    )
  }
  return (
    <Form {...formProps}>
      {isRestored && notSentYet}
      {isRestored && !notSentYet && !requestForm.isTaken && (
        <DraftNotice isDisabled={requestForm.isLeaving} onStartOver={startAnew} />
      )}
      <Refusal message={refusal} />
      {requestForm.isTaken && <AlreadySent onStartOver={startAnew} />}
      <DisabledSection isDisabled={requestForm.isLeaving}>
        <ServiceSection
          field={field}
          services={services}
          service={service}
          isDisabled={requestForm.isLeaving}
        />
        <DocumentsSection uploads={uploads} isDisabled={requestForm.isLeaving} />
        <TranslationDetailsSection
          field={field}
          service={service}
          neededBy={neededBy ?? ''}
          chosen={{ fromLanguage, toLanguage }}
          uploads={uploads.items}
          isDisabled={requestForm.isLeaving}
        />
        <PeopleSection form={form} field={field} isDisabled={requestForm.isLeaving} isSignedIn />
        <DeliverySection
          field={field}
          serviceKind={service?.kind ?? 'translation'}
          chosen={{ delivery, postalCountry }}
          onReset={() => form.setValue('delivery', defaultDeliveryWay)}
          isDisabled={requestForm.isLeaving}
        />
      </DisabledSection>
      <UnconfirmedAddress />
      {!isRestored && notSentYet}
      <div className={styles.send} {...focusFallback}>
        <FormActions>
          <Button
            ref={sendButton}
            type="submit"
            variant="seal"
            isBusy={isSending}
            busyLabel={requestForm.isWaitingForFiles ? t`Uploading your files` : t`Sending`}
          >
            <Trans>SEND REQUEST</Trans>
          </Button>
          {requestForm.isWaitingForFiles && (
            <Button variant="line" onClick={requestForm.cancelSend}>
              <Trans>Do not send yet</Trans>
            </Button>
          )}
        </FormActions>
        <p className={styles.next}>
          {requestForm.isWaitingForFiles ? (
            <b>
              <Trans>We will send your request when your files have uploaded.</Trans>
            </b>
          ) : (
            <Trans>
              We will check your request and send you a quote. You pay nothing until you accept it.
            </Trans>
          )}
        </p>
      </div>
      {leaving.question}
    </Form>
  )
}
