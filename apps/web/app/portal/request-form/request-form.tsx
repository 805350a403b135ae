import type { ServiceView } from '@kakehashi/contract/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../forms/refusal.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { SelectField, TextAreaField } from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { useKeptFocus } from '@kakehashi/ui/use-kept-focus'
import { AlreadyTaken } from './already-sent.tsx'
import { DocumentsPart } from './documents-section.tsx'
import { HeldStill } from './disabled-section.tsx'
import { KeptNotice } from './draft-notice.tsx'
import type { Draft } from './request-draft.ts'
import styles from './request-form.module.css'
import { QuestionsPart } from './questions-section.tsx'
import { useOrder } from './use-request-form.ts'

interface OrderFormProps {
  person: string
  services: readonly ServiceView[]
  draft: Draft
  isRestored: boolean
  isAnew: boolean
  onStartAnew: () => void
}

export function OrderForm(props: OrderFormProps) {
  const { person, services, draft, isRestored, isAnew, onStartAnew } = props
  const { t } = useLingui()
  const language = useLanguage()
  const order = useOrder(person, draft)
  const { form, field, formProps, isSending, refusal, uploads } = order
  const [requestItem, neededBy] = useWatch({
    control: form.control,
    name: ['requestItem', 'neededBy'],
  })
  const service = services.find(({ name }) => name === requestItem)
  const inWords = (one: ServiceView) => (language === 'ja' && one.nameJa) || one.name

  const sendButton = useRef<HTMLButtonElement>(null)
  const keepingFocus = useKeptFocus(() => sendButton.current)
  const leaving = useUnsavedChanges(order.isWaitingForFiles, {
    title: <Trans>Leave before your request is sent?</Trans>,
    children: (
      <Trans>
        It still waits for your files and is not sent if you leave. What you filled in is kept.
      </Trans>
    ),
  })

  // The button that was pressed has gone with the form that it cleared.
  useEffect(() => {
    if (isAnew) form.setFocus('requestItem')
  }, [form, isAnew])

  function startAnew() {
    order.startAnew()
    onStartAnew()
  }

  return (
    <Form {...formProps}>
      {isRestored && !order.isTaken && (
        <KeptNotice isHeld={order.isLeaving} onStartAnew={startAnew} />
      )}
      <Refusal words={refusal} />
      {order.isTaken && <AlreadyTaken onStartAnew={startAnew} />}
      <HeldStill isHeld={order.isLeaving}>
        <Fieldset legend={<Trans>What can we do for you?</Trans>}>
          <SelectField
            {...field('requestItem')}
            label={t`Service`}
            className={styles['choice']}
            placeholder={t`Choose a service`}
            options={services.map((one) => ({ value: one.name, label: inWords(one) }))}
          />
          <TextAreaField
            {...field('details')}
            label={t`Details`}
            hint={t`Names as they should be spelled, what to translate, anything we should know`}
            isOptional
            readOnly={order.isLeaving}
            rows={5}
          />
        </Fieldset>
        <DocumentsPart uploads={uploads} isHeld={order.isLeaving} />
        <QuestionsPart
          field={field}
          service={service}
          neededBy={neededBy ?? ''}
          isHeld={order.isLeaving}
        />
      </HeldStill>
      <div className={styles['send']} {...keepingFocus}>
        <FormActions>
          <Button
            ref={sendButton}
            type="submit"
            variant="seal"
            isBusy={isSending}
            busyLabel={order.isWaitingForFiles ? t`Waiting for your files` : t`Sending`}
          >
            <Trans>SEND REQUEST</Trans>
          </Button>
          {order.isWaitingForFiles && (
            <Button variant="line" onClick={order.stopWaiting}>
              <Trans>Do not send yet</Trans>
            </Button>
          )}
        </FormActions>
        <p className={styles['next']}>
          {order.isWaitingForFiles ? (
            <b>
              <Trans>Your request goes out when the files are sent.</Trans>
            </b>
          ) : (
            <Trans>
              We read it and send you a quote. You pay nothing until you have accepted it.
            </Trans>
          )}
        </p>
      </div>
      {leaving.question}
    </Form>
  )
}
