import type { OfficePay } from '@kakehashi/contract/requests/pay'
import { roundToCents, priceText } from '@kakehashi/domain/money'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { useAgreePayMutation, useGetPayQuery } from '../../../api/pay-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { amountField, dollarsInField } from '../../money/amount.ts'
import { MoneyField } from '../../money/money-field.tsx'
import styles from '../decision-panel.module.css'

/** What contractors get for the request, if there is one. Only for whoever assigns. */
export function AgreedPay({ request: { _id } }: { request: OfficeRequest }) {
  const query = useGetPayQuery(_id)
  return (
    <Loaded query={query} label={<Trans>Loading the pay</Trans>} lines={2}>
      {({ assigned, pays }) => {
        const current = pays.find(({ contractor }) => contractor === assigned?._id)
        const before = pays.filter((pay) => pay !== current)
        return (
          <>
            {before.map((pay) => (
              <PayLine key={pay._id} pay={pay} />
            ))}
            {current?.paidAt !== undefined && <PayLine pay={current} />}
            {assigned && current?.paidAt === undefined && (
              <PayForm
                key={`${assigned._id} ${current?.amount}`}
                requestId={_id}
                contractor={assigned._id}
                name={assigned.name}
                amount={current?.amount}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function PayLine({ pay: { amount, contractorName, paidAt } }: { pay: OfficePay }) {
  const { t } = useLingui()
  const name = contractorName ?? t`Former staff member`
  return (
    <DefinitionList
      layout="sums"
      className={styles.sums}
      items={[
        {
          label: <Trans>Pay of {name}</Trans>,
          value: (
            <>
              {priceText(roundToCents(amount))}{' '}
              {paidAt !== undefined && (
                <small>
                  <Trans context="pay">paid</Trans>
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

const payBody = z.object({ amount: amountField })

interface PayFormProps {
  requestId: string
  contractor: string
  name: string
  amount: number | undefined
}

function PayForm({ requestId, contractor, name, amount }: PayFormProps) {
  const { t } = useLingui()
  const [agree] = useAgreePayMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: payBody,
    startWith: { amount: amount === undefined ? '' : dollarsInField(amount) },
    send: async (body) => {
      await agree({ requestId, body: { contractor, ...body } }).unwrap()
      showToast.success(t`Pay updated`)
    },
    refusedAt: {},
    idPrefix: 'pay-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <MoneyField
        {...field('amount')}
        label={t`Pay of ${name}`}
        hint={t`For the whole request. The contractor sees it, the customer does not.`}
      />
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SET PAY</Trans>
        </Button>
      </div>
    </Form>
  )
}
