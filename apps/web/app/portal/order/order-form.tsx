import type { ServiceView } from '@kakehashi/contract/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Refusal } from '../../forms/refusal.tsx'
import { useLanguage } from '../../frame/use-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { Fieldset, Form, FormActions } from '../../ui/form.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { KeptNotice } from './kept-notice.tsx'
import type { Draft } from './order-draft.ts'
import styles from './order.module.css'
import { QuestionsPart } from './questions-part.tsx'
import { useOrder } from './use-order.ts'

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
      {isRestored && <KeptNotice onStartAnew={startAnew} />}
      <Refusal words={refusal} />
      {order.isTaken && <AlreadyTaken />}
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
          rows={5}
        />
      </Fieldset>
      <DocumentsPart uploads={uploads} />
      <QuestionsPart field={field} service={service} neededBy={neededBy ?? ''} />
      <div className={styles['send']}>
        <FormActions>
          <Button
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
    </Form>
  )
}

function AlreadyTaken() {
  return (
    <Alert kind="warning">
      <Trans>
        This request has already reached us, as it was before your last change. You find it in{' '}
        <Link to="/profile/myrequests">My Requests</Link>. Send again only if you want a second one.
      </Trans>
    </Alert>
  )
}
