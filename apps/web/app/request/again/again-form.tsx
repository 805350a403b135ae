import { problemText } from '@kakehashi/contract/fields/problems'
import type { AgainOffer } from '@kakehashi/contract/requests/order-again'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { type AgainWay, againWays, mostCopies } from '@kakehashi/domain/request/order-again'
import type { DocumentLanguage } from '@kakehashi/domain/request/submitted-details'
import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import type { WantedAgain } from '../../api/order-again-api.ts'
import { NotSentYet } from '../../forms/not-sent-yet.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { documentLanguageLabels } from '../request-labels.ts'
import { AgainPrice } from './again-price.tsx'
import styles from './again.module.css'
import { useOrderAgain } from './use-order-again.ts'

interface AgainFormProps {
  offer: AgainOffer
  onOrdered: (created: RequestDetail) => unknown
  onClose: () => void
}

interface Values {
  way: AgainWay | undefined
  copies: string
  toLanguage: DocumentLanguage | undefined
}

/** Filled in for the most usual wish: one copy. */
export function AgainForm({ offer, onOrdered, onClose }: AgainFormProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const order = useOrderAgain(offer.request, onOrdered)
  const possible = againWays.filter((one) => offer[one] !== undefined)
  const { languages = [] } = offer.language ?? {}
  const form = useForm<Values>({
    defaultValues: {
      way: possible[0],
      copies: '1',
      toLanguage: languages[0],
      ...valuesOf(order.pressedBefore),
    },
  })
  const { way = 'copy', copies, toLanguage } = useWatch({ control: form.control }) as Values
  const count = countOf(copies)
  const isWrong = way === 'copy' && count === undefined

  const submit = form.handleSubmit(() => {
    if (isWrong) form.setFocus('copies')
    else if (way === 'copy') order.press({ way, copies: count ?? 1 })
    else if (toLanguage) order.press({ way, toLanguage })
  })

  const { orderNumber } = offer
  const labels = { copy: t`Another copy of the translation`, language: t`Another language` }
  return (
    <form className={styles.sheet} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        <Trans>
          Documents, names and delivery are taken from order {orderNumber}. You send nothing again.
        </Trans>
      </p>
      <Refusal message={order.refusal} />
      {possible.length > 1 && (
        <RadioGroup
          {...form.register('way')}
          id="again-way"
          legend={t`What do you need?`}
          options={possible.map((value) => ({ value, label: labels[value] }))}
        />
      )}
      {way === 'copy' ? (
        <TextField
          {...form.register('copies')}
          id="again-copies"
          label={t`Copies`}
          className={styles.count}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          error={
            form.formState.isSubmitted && isWrong
              ? problemText('copies-format', language)
              : undefined
          }
        />
      ) : (
        <SelectField
          {...form.register('toLanguage')}
          id="again-language"
          label={t`Into`}
          options={languages.map((value) => ({
            value,
            label: i18n._(documentLanguageLabels[value]),
          }))}
        />
      )}
      <AgainPrice line={offer[way]?.line} copies={way === 'copy' ? (count ?? 1) : 1} />
      {order.isInterrupted && (
        <NotSentYet onCancel={order.cancel}>
          <Trans>
            We cannot connect to the server at the moment. We will send your order as soon as the
            connection is back.
          </Trans>
        </NotSentYet>
      )}
      <DialogActions>
        <Button variant="line" aria-disabled={order.isSending} onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" variant="seal" isBusy={order.isSending} busyLabel={t`Sending`}>
          <Trans>ORDER</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

function valuesOf(wanted: WantedAgain | undefined): Partial<Values> {
  if (!wanted) return {}
  return wanted.way === 'copy' ? { ...wanted, copies: String(wanted.copies) } : wanted
}

/** A Japanese keyboard may have entered full-width digits. */
function countOf(typed: string): number | undefined {
  const count = Number(typed.normalize('NFKC'))
  return Number.isInteger(count) && count >= 1 && count <= mostCopies ? count : undefined
}
